import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { Tabs } from "@/components/ui/Tabs";
import { forgetDraft, readDraft } from "@/lib/draft";
import { type Choices, DEFAULT_CHOICES } from "@/lib/options";
import type { Illustration } from "@/lib/schema";

import type { User } from "../account/api";
import { Share } from "../illustrations/Share";
import { submitSketch } from "../sketch/api";
import { EMPTY_SKETCH, type SketchForm } from "../sketch/form";
import { SketchTab } from "../sketch/SketchTab";
import { UsageCard } from "../usage/UsageCard";
import { AboutFigure } from "./AboutFigure";
import { announceMissingSketch, announceWelcomeBack } from "./announce";
import { type GenerateRequest, type Submit, submitGeneration } from "./api";
import { CaptionPanel } from "./CaptionPanel";
import { ExamplePrompts } from "./ExamplePrompts";
import { FigurePanel } from "./FigurePanel";
import "./generator.css";
import { PromptForm } from "./PromptForm";
import { Regenerate } from "./Regenerate";
import { RecentGenerations } from "./RecentGenerations";
import {
  isOfSketch,
  isSameRequest,
  requestOf,
  requestOfGeneration,
  requestOfIllustration,
  type Stage,
} from "./stage";
import { type Invitation, StagePanel } from "./StagePanel";
import { useGeneration } from "./useGeneration";

type Tab = "prompt" | "sketch";

const TABS: { key: Tab; label: string }[] = [
  { key: "prompt", label: "Text Prompt" },
  { key: "sketch", label: "Upload Sketch" },
];

const EMPTY_REQUEST: GenerateRequest = { prompt: "", ...DEFAULT_CHOICES };

const LARGEST_SEED = 2 ** 31 - 1;

const USED_UP: Invitation = {
  title: "Today’s figures are drawn",
  text: "Downloads, captions and the gallery stay open. Your prompt is kept.",
};

const TO_UPLOAD: Invitation = {
  title: "Your enhanced sketch will appear here",
  text: "The arrangement stays yours; line and colour are redrawn.",
};

const submit: Submit = (request, attempt) =>
  (isOfSketch(request) ? submitSketch : submitGeneration)(request, attempt);

/** The request on the left, the figure with its caption on the right. */
export function Generator({ user }: { user: User }) {
  const [unfinished] = useState(user.activeGenerations?.at(-1));
  const [draft] = useState(() => (unfinished ? null : readDraft()));
  const [asked] = useState(() => (unfinished ? requestOfGeneration(unfinished) : (draft ?? EMPTY_REQUEST)));
  const isSketch = isOfSketch(asked) || draft?.type === "upload";
  const [tab, setTab] = useState<Tab>(isSketch ? "sketch" : "prompt");
  const [request, setRequest] = useState(isOfSketch(asked) ? EMPTY_REQUEST : requestOf(asked));
  const [sketch, setSketch] = useState(isSketch ? { ...EMPTY_SKETCH, ...notesOf(asked) } : EMPTY_SKETCH);
  const { stage, generate, show } = useGeneration(unfinished, submit);
  const stageTop = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!draft) return;
    forgetDraft();
    announceWelcomeBack(draft);
  }, [draft]);

  const isPending = stage.kind === "pending";
  const canGenerate = user.usage?.canGenerate ?? true;

  function start(wanted: GenerateRequest) {
    goToStage(() => {
      fillIn(wanted);
      void generate(wanted);
    });
  }

  function restore(illustration: Illustration) {
    goToStage(() => {
      fillIn(requestOfIllustration(illustration));
      show(illustration);
    });
  }

  /** On a phone the stage moves above the form: it is where to go only after the change. */
  function goToStage(change: () => void) {
    flushSync(change);
    stageTop.current?.scrollIntoView({ block: "nearest" });
  }

  function fillIn(wanted: GenerateRequest) {
    if (isOfSketch(wanted)) setSketch({ ...sketch, ...notesOf(wanted) });
    else setRequest(requestOf(wanted));
    setTab(isOfSketch(wanted) ? "sketch" : "prompt");
  }

  function enhance() {
    if (sketch.file) start(requestOfSketch(sketch));
    else announceMissingSketch();
  }

  return (
    <main id="main" className={stage.kind === "idle" ? "desk" : "desk has-result"}>
      <h1 className="visually-hidden">Generator</h1>
      <aside className="rail" aria-label="Request">
        {!canGenerate && <UsageCard user={user} />}
        <Tabs label="How to ask" tabs={TABS} selected={tab} onSelect={setTab}>
          {tab === "sketch" ? (
            <SketchTab
              form={sketch}
              onChange={(change) => {
                setSketch((before) => ({ ...before, ...change }));
              }}
              onEnhance={enhance}
              isPending={isPending}
              isEnhancing={isPending && isOfSketch(stage.request)}
              canGenerate={canGenerate}
              isDrawn={stage.kind === "shown" && isDrawnFrom(sketch, stage.illustration)}
            />
          ) : (
            <>
              <p className="guide">
                <b>What you can create:</b> human anatomy, cells, plants and animals, and the processes that
                join them. Not accepted: technology, buildings, cartoons, logos.
              </p>
              <PromptForm
                request={request}
                onChange={(change) => {
                  setRequest({ ...request, ...change });
                }}
                onSubmit={() => {
                  start(request);
                }}
                isPending={isPending}
                canGenerate={canGenerate}
                isDrawn={
                  stage.kind === "shown" && isSameRequest(requestOfIllustration(stage.illustration), request)
                }
              />
              <ExamplePrompts
                onChoose={(prompt) => {
                  setRequest({ ...request, prompt });
                }}
                disabled={isPending}
              />
            </>
          )}
        </Tabs>
        {canGenerate && <UsageCard user={user} />}
      </aside>
      <div className="stage">
        <p className="visually-hidden stage-top" role="status" ref={stageTop}>
          {announcement(stage)}
        </p>
        {stage.kind === "shown" ? (
          <>
            <FigurePanel
              key={stage.illustration.id}
              illustration={stage.illustration}
              tools={
                <>
                  <Regenerate
                    disabled={!canGenerate}
                    onClick={() => {
                      start({ ...requestOfIllustration(stage.illustration), seed: randomSeed() });
                    }}
                  />
                  <Share illustration={stage.illustration} />
                </>
              }
            />
            <div className="result-text">
              <CaptionPanel illustration={stage.illustration} />
              <AboutFigure key={stage.illustration.id} illustration={stage.illustration} />
            </div>
          </>
        ) : (
          <StagePanel
            stage={stage}
            choices={tab === "sketch" ? sketch : request}
            invitation={canGenerate ? (tab === "sketch" ? TO_UPLOAD : undefined) : USED_UP}
            onTry={start}
          />
        )}
        <RecentGenerations onChoose={restore} disabled={isPending} />
      </div>
    </main>
  );
}

function notesOf({ prompt, style, resolution, quality }: GenerateRequest): Choices & { notes: string } {
  return { notes: prompt, style, resolution, quality };
}

function requestOfSketch({ file, notes, style, resolution, quality }: SketchForm): GenerateRequest {
  return { prompt: notes, style, resolution, quality, sketch: file };
}

/** Whether a figure was redrawn with these notes and choices. */
function isDrawnFrom(sketch: SketchForm, illustration: Illustration): boolean {
  const asked = requestOfIllustration(illustration);
  return isOfSketch(asked) && isSameRequest({ ...requestOfSketch(sketch), sketch: asked.sketch }, asked);
}

function randomSeed(): number {
  return Math.floor(Math.random() * LARGEST_SEED);
}

function announcement(stage: Stage): string {
  return stage.kind === "shown" && stage.isNew ? `${stage.illustration.title} is drawn.` : "";
}
