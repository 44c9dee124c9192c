const LEFT = [85, 89, 76, 116, 95, 100, 79, 75, 74, 71];
const RIGHT = [121, 140, 107, 77, 98, 136, 138, 116, 105, 92, 83];

/** The page as it will be: a title, and labels on both sides of the drawing. */
export function LabelSkeleton() {
  return (
    <svg className="label-skeleton" viewBox="0 0 1200 686" preserveAspectRatio="none" aria-hidden="true">
      <rect x="510" y="36" width="180" height="18" rx="4" />
      {LEFT.map((width, index) => (
        <g key={`left-${index}`} transform={`translate(0 ${120 + 52 * index})`}>
          <rect x={238 - width} y="-5" width={width} height="10" rx="3" />
          <path d="M248 0H308" />
        </g>
      ))}
      {RIGHT.map((width, index) => (
        <g key={`right-${index}`} transform={`translate(0 ${100 + 48 * index})`}>
          <rect x="962" y="-5" width={width} height="10" rx="3" />
          <path d="M952 0H892" />
        </g>
      ))}
    </svg>
  );
}
