import { Icon } from "@/components/ui/Icon";
import { Meter } from "@/components/ui/Meter";
import { Spinner } from "@/components/ui/Spinner";
import type { Generation } from "@/lib/schema";

const STEPS = [
  { step: "reading", label: "Reading the prompt" },
  { step: "drawing", label: "Drawing" },
  { step: "labelling", label: "Placing labels" },
  { step: "captioning", label: "Writing the caption" },
  { step: "storing", label: "Storing the figure" },
] as const;

interface Props {
  generation?: Generation;
  ofSketch: boolean;
}

/** The steps of a generation with what the server says of them: done, now, to come. */
export function ProgressPanel({ generation, ofSketch }: Props) {
  const nameOf = (step: (typeof STEPS)[number]) =>
    ofSketch && step.step === "reading" ? "Reading the sketch" : step.label;
  // While a paid service puts us off, the drawing is what waits.
  const isPutOff = generation?.step === "waiting";
  const now = STEPS.findIndex(({ step }) => step === (isPutOff ? "drawing" : generation?.step));
  const current = STEPS[now];
  const beforeIt = ofSketch && !generation ? "Sending the sketch" : "Waiting for its turn";
  const percent = Math.round(100 * (generation?.progress ?? 0));
  return (
    <div className="progress">
      <div role="status">
        <p className="progress-now">{current ? nameOf(current) : beforeIt}</p>
        <p className="quiet">
          {isPutOff
            ? "The image service is busy. We ask again in a moment."
            : "This usually takes 10-30 seconds"}
        </p>
      </div>
      <Meter label="Progress" value={percent} max={100} />
      <ol className="steps">
        {STEPS.map((step, index) => (
          <li
            key={step.step}
            className={index < now ? "done" : index === now ? "now" : undefined}
            aria-current={index === now ? "step" : undefined}
          >
            {index < now ? <Icon name="check" /> : index === now ? <Spinner /> : <span className="dot" />}
            {nameOf(step)}
            {index < now && <span className="visually-hidden"> (done)</span>}
            {step.step === "reading" && generation?.subject && <small>{generation.subject}</small>}
            {index === now && <small aria-hidden="true">{percent} %</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
