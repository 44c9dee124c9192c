import { useId } from "react";

import { PROMPT_LIMIT } from "@/lib/options";

interface Props {
  label: string;
  /** Said quietly after the label. */
  note?: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  className?: string;
}

/** A text of up to 500, counted as the server does: characters, after trimming. It never cuts text off. */
export function CountedText({ label, note, placeholder, value, onChange, disabled, className }: Props) {
  const id = useId();
  const length = Array.from(value.trim()).length;
  const excess = length - PROMPT_LIMIT;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {note && <span className="quiet">{note}</span>}
      </label>
      <textarea
        id={id}
        className={className ? `area ${className}` : "area"}
        value={value}
        disabled={disabled}
        aria-invalid={excess > 0}
        aria-describedby={`${id}-count`}
        placeholder={placeholder}
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <div id={`${id}-count`} className={excess > 0 ? "counter over" : "counter"}>
        <span>
          {excess > 0
            ? `${excess} ${excess === 1 ? "character" : "characters"} too many`
            : "Up to 500 characters"}
        </span>
        <span>
          {length}/{PROMPT_LIMIT}
        </span>
      </div>
    </div>
  );
}
