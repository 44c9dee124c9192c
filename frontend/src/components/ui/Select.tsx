import { useId } from "react";

import type { Option } from "@/lib/options";

import { Icon } from "./Icon";

interface Props {
  label: string;
  value: string;
  options: Option[];
  onChange: (value: string) => void;
  disabled?: boolean;
}

export function Select({ label, value, options, onChange, disabled }: Props) {
  const id = useId();
  return (
    <div className="field select">
      <label htmlFor={id}>{label}</label>
      <div className="select-box">
        <select
          id={id}
          value={value}
          disabled={disabled}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" />
      </div>
    </div>
  );
}
