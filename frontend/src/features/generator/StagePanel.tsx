import type { ReactNode } from "react";

import { Button } from "@/components/ui/Button";
import { Instrument } from "@/components/ui/Instrument";
import { type Choices, pixelSize, styleLabel } from "@/lib/options";

import type { GenerateRequest } from "./api";
import { LabelSkeleton } from "./LabelSkeleton";
import { ProgressPanel } from "./ProgressPanel";
import type { Stage } from "./stage";

interface Props {
  stage: Exclude<Stage, { kind: "shown" }>;
  /** What the form asks for just now. */
  choices: Choices;
  usedUp: boolean;
  onTry: (request: GenerateRequest) => void;
  /** Said under a figure that is being drawn. */
  pendingNote?: string;
}

const MAY_LEAVE =
  "You can leave this page. The figure goes on being drawn and waits for you here and in the gallery.";

/** The frame the figure will stand in, and what it says before, during and instead of a figure. */
export function StagePanel({ stage, choices, usedUp, onTry, pendingNote = MAY_LEAVE }: Props) {
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
            <ProgressPanel generation={stage.generation} />
          </Frame>
          <p className="small quiet center">{pendingNote}</p>
        </>
      )}
      {stage.kind === "idle" && (
        <Frame>
          <div className="blank-note">
            <Instrument />
            <p className="h3">{usedUp ? "Today’s figures are drawn" : "Your figure will be drawn here"}</p>
            <p className="quiet serif">
              {usedUp
                ? "Downloads, captions and the gallery stay open. Your prompt is kept."
                : "Describe it in the form, or begin with an example."}
            </p>
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
            <p className="quiet">Your prompt is still in the box. A figure that fails is not counted.</p>
            <Button
              onClick={() => {
                onTry(stage.request);
              }}
            >
              Try again
            </Button>
          </div>
        </Frame>
      )}
    </section>
  );
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
      <h2>We cannot draw this yet</h2>
      <p>{stage.message}</p>
      <p className="quiet">Nothing was counted, and your prompt is still in the box.</p>
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
