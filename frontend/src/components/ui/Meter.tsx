interface Props {
  label: string;
  value: number;
  max: number;
  warning?: boolean;
}

/** A bar filled to value of max. */
export function Meter({ label, value, max, warning = false }: Props) {
  const percent = max > 0 ? Math.min(100, (100 * value) / max) : 0;
  return (
    <div
      className={warning ? "meter warning" : "meter"}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}
