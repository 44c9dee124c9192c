import { useCallback, useEffect, useRef, useState } from "react";

import { Button } from "@/components/ui/Button";
import { ApiError, serverMessage } from "@/lib/errors";
import type { Generation } from "@/lib/schema";

import { AboutFigure } from "../generator/AboutFigure";
import type { GenerateRequest, Submit } from "../generator/api";
import { CaptionPanel } from "../generator/CaptionPanel";
import { FigurePanel } from "../generator/FigurePanel";
import "../generator/generator.css";
import { requestOf } from "../generator/stage";
import { StagePanel } from "../generator/StagePanel";
import { useGeneration } from "../generator/useGeneration";
import { refreshTrialUsage, submitTrial, useTrialUsage } from "./api";
import { rememberTrial } from "./lastTrial";
import "./trial.css";

interface Props {
  /** Drawn at once; another request is another trial. */
  request: GenerateRequest;
  /** A trial of before this page was loaded: picked up again instead. */
  earlier?: Generation;
  onPending: (isPending: boolean) => void;
  onSignIn: () => void;
}

/** A visitor's generation without an account, from its progress to the figure or the end of the free ones. */
export default function Trial({ request, earlier, onPending, onSignIn }: Props) {
  const [limitMessage, setLimitMessage] = useState<string>();
  const submit = useCallback<Submit>(async (body, attempt) => {
    try {
      const answer = await submitTrial(body, attempt);
      if (!("imageUrl" in answer)) rememberTrial(answer.id);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status === 429) setLimitMessage(serverMessage(error));
      throw error;
    }
  }, []);
  const { stage, generate } = useGeneration(earlier, submit);
  const top = useRef<HTMLElement>(null);

  const [wanted] = useState(() => (earlier ? null : requestOf(request)));
  useEffect(() => {
    if (!wanted) return;
    void generate(wanted);
    top.current?.scrollIntoView({ block: "nearest" });
  }, [generate, wanted]);

  const isPending = stage.kind === "pending";
  const wasPending = useRef(false);
  useEffect(() => {
    if (isPending || wasPending.current) {
      onPending(isPending);
      void refreshTrialUsage();
    }
    wasPending.current = isPending;
  }, [isPending, onPending]);

  return (
    <section className="trial" aria-label="Your figure" ref={top}>
      {limitMessage ? (
        <div className="panel stack" role="alert">
          <h2>Your free figures are drawn</h2>
          <p>{limitMessage}</p>
          <p className="quiet">The figures you have made here move to your gallery. Your prompt is kept.</p>
          <p>
            <Button look="primary" onClick={onSignIn}>
              Sign In Free
            </Button>
          </p>
        </div>
      ) : stage.kind === "shown" ? (
        <>
          <FigurePanel illustration={stage.illustration} />
          <KeepIt onSignIn={onSignIn} />
          <CaptionPanel illustration={stage.illustration} />
          <AboutFigure illustration={stage.illustration} />
        </>
      ) : (
        <StagePanel
          stage={stage}
          choices={request}
          onTry={(other) => void generate(other)}
          waitsWhere="here, in this browser"
        />
      )}
    </section>
  );
}

function KeepIt({ onSignIn }: { onSignIn: () => void }) {
  const usage = useTrialUsage();
  return (
    <div className="keep-it">
      <p className="small">
        {usage && (
          <b className="num" role="status">
            {usage.used} of {usage.limit} free illustrations used.{" "}
          </b>
        )}
        <span className="quiet">Sign in on this browser, and your figures are in your gallery.</span>
      </p>
      <Button size="compact" onClick={onSignIn}>
        Sign In
      </Button>
    </div>
  );
}
