import type { ReactNode } from "react";

import { Button } from "@/components/ui/Button";
import { Instrument } from "@/components/ui/Instrument";
import { type Choices, pixelSize, styleLabel } from "@/lib/options";

import type { GenerateRequest } from "./api";
import { LabelSkeleton } from "./LabelSkeleton";
import { ProgressPanel } from "./ProgressPanel";
import { isOfSketch, type Stage } from "./stage";

interface Props {
  stage: Exclude<Stage, { kind: "shown" }>;
  /** What the form asks for just now. */
  choices: Choices;
  /** What the empty frame says. */
  invitation?: Invitation;
  onTry: (request: GenerateRequest) => void;
  /** Where a figure that is being drawn waits for those who leave the page. */
  waitsWhere?: string;
}

export interface Invitation {
  title: string;
  text: string;
}

const TO_DESCRIBE: Invitation = {
  title: "Your figure will be drawn here",
  text: "Describe it in the form, or begin with an example.",
};

/** The frame the figure will stand in, and what it says before, during and instead of a figure. */
export function StagePanel({
  stage,
  choices,
  invitation = TO_DESCRIBE,
  onTry,
  waitsWhere = "here and in the gallery",
}: Props) {
  const asked = stage.kind === "idle" ? choices : stage.request;
  return (
    <section aria-label="Result" className="stage-panel">
      <div className="stage-head">
        <span className="figure-number">Figure 1</span>
        <span className="small quiet">
          {styleLabel(asked.style)}, {asked.resolution}
        </span>
      </div>
      {stage.kind === "pending" && (
        <>
          <Frame resolution={asked.resolution} busy>
            <LabelSkeleton />
            <ProgressPanel generation={stage.generation} ofSketch={isOfSketch(stage.request)} />
          </Frame>
          <p className="small quiet center" role="status">
            {pendingNote(stage, waitsWhere)}
          </p>
        </>
      )}
      {stage.kind === "idle" && (
        <Frame>
          <div className="blank-note">
            <Instrument />
            <p className="h3">{invitation.title}</p>
            <p className="quiet serif">{invitation.text}</p>
          </div>
        </Frame>
      )}
      {stage.kind === "refused" && (
        <Frame>
          <Refusal stage={stage} onTry={onTry} />
        </Frame>
      )}
      {stage.kind === "failed" && (
        <Frame>
          <div className="refusal">
            <h2>The figure was not drawn</h2>
            <p>{stage.message}</p>
            <p className="quiet">{whatIsKept(stage.request)} A figure that fails is not counted.</p>
            {stage.request.sketch !== null && (
              <Button
                onClick={() => {
                  onTry(stage.request);
                }}
              >
                Try again
              </Button>
            )}
          </div>
        </Frame>
      )}
    </section>
  );
}

function pendingNote(stage: Stage & { kind: "pending" }, waitsWhere: string): string {
  if (stage.isCutOff) {
    return "The connection is lost. The figure goes on being drawn, and this page asks for it until it is back.";
  }
  if (isOfSketch(stage.request) && !stage.generation)
    return "Please keep this page open until the sketch is sent.";
  return `You can leave this page. The figure goes on being drawn and waits for you ${waitsWhere}.`;
}

function whatIsKept(request: GenerateRequest): string {
  if (request.sketch === null) return "Your notes are still in the form; please upload the sketch again.";
  return isOfSketch(request)
    ? "Your sketch and your notes are still in the form."
    : "Your prompt is still in the box.";
}

function Frame({ resolution, busy, children }: { resolution?: string; busy?: boolean; children: ReactNode }) {
  const { width, height } = pixelSize(resolution ?? "1792x1024");
  return (
    <div className="blank" style={{ "--ratio": width / height } as React.CSSProperties} aria-busy={busy}>
      {children}
    </div>
  );
}

function Refusal({ stage, onTry }: { stage: Stage & { kind: "refused" }; onTry: Props["onTry"] }) {
  return (
    <div className="refusal">
      <h2>{isOfSketch(stage.request) ? "The sketch was not redrawn" : "We cannot draw this yet"}</h2>
      <p>{stage.message}</p>
      <p className="quiet">{whatIsKept(stage.request)} Nothing was counted.</p>
      {stage.nearest.length > 0 && (
        <div>
          <p className="small quiet">The nearest we can draw</p>
          <div className="row nearest">
            {stage.nearest.map((subject) => (
              <Button
                key={subject}
                onClick={() => {
                  onTry({ ...stage.request, prompt: subject, seed: undefined });
                }}
              >
                {subject}
              </Button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
