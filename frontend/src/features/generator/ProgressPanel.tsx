import { Icon } from "@/components/ui/Icon";
import { Meter } from "@/components/ui/Meter";
import { Spinner } from "@/components/ui/Spinner";

import type { Generation } from "../illustrations/types";

const STEPS = [
  { step: "reading", label: "Reading the prompt" },
  { step: "drawing", label: "Drawing" },
  { step: "labelling", label: "Placing labels" },
  { step: "captioning", label: "Writing the caption" },
  { step: "storing", label: "Storing the figure" },
] as const;

/** The steps of a generation with what the server says of them: done, now, to come. */
export function ProgressPanel({ generation }: { generation?: Generation }) {
  const now = STEPS.findIndex(({ step }) => step === generation?.step);
  const percent = Math.round(100 * (generation?.progress ?? 0));
  return (
    <div className="progress">
      <div role="status">
        <p className="progress-now">{STEPS[now]?.label ?? "Waiting for its turn"}</p>
        <p className="quiet">This usually takes 10-30 seconds</p>
      </div>
      <Meter label="Progress" value={percent} max={100} />
      <ol className="steps">
        {STEPS.map(({ step, label }, index) => (
          <li
            key={step}
            className={index < now ? "done" : index === now ? "now" : undefined}
            aria-current={index === now ? "step" : undefined}
          >
            {index < now ? <Icon name="check" /> : index === now ? <Spinner /> : <span className="dot" />}
            {label}
            {index < now && <span className="visually-hidden"> (done)</span>}
            {step === "reading" && generation?.subject && <small>{generation.subject}</small>}
            {index === now && <small aria-hidden="true">{percent} %</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
