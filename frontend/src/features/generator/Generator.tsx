import { useEffect, useRef, useState } from "react";

import { Tabs } from "@/components/ui/Tabs";
import { forgetDraft, readDraft } from "@/lib/draft";
import { DEFAULT_CHOICES } from "@/lib/options";

import type { User } from "../account/api";
import { Share } from "../illustrations/Share";
import type { Illustration } from "../illustrations/types";
import { UsageCard } from "../usage/UsageCard";
import { AboutFigure } from "./AboutFigure";
import { announceWelcomeBack } from "./announce";
import type { GenerateRequest } from "./api";
import { CaptionPanel } from "./CaptionPanel";
import { ExamplePrompts } from "./ExamplePrompts";
import { FigurePanel } from "./FigurePanel";
import "./generator.css";
import { PromptForm } from "./PromptForm";
import { Regenerate } from "./Regenerate";
import { RecentGenerations } from "./RecentGenerations";
import { SketchTab } from "./SketchTab";
import { isSameRequest, requestOf, type Stage } from "./stage";
import { StagePanel } from "./StagePanel";
import { useGeneration } from "./useGeneration";

type Tab = "prompt" | "sketch";

const TABS: { key: Tab; label: string }[] = [
  { key: "prompt", label: "Text Prompt" },
  { key: "sketch", label: "Upload Sketch" },
];

const EMPTY_REQUEST: GenerateRequest = { prompt: "", ...DEFAULT_CHOICES };

const LARGEST_SEED = 2 ** 31 - 1;

/** The request on the left, the figure with its caption on the right. */
export function Generator({ user }: { user: User }) {
  const [unfinished] = useState(user.activeGenerations?.at(-1));
  const [draft] = useState(() => (unfinished ? null : readDraft()));
  const [tab, setTab] = useState<Tab>(draft?.type === "upload" ? "sketch" : "prompt");
  const [request, setRequest] = useState(() => requestOf(unfinished ?? draft ?? EMPTY_REQUEST));
  const { stage, generate, show } = useGeneration(unfinished);
  const stageTop = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (!draft) return;
    forgetDraft();
    announceWelcomeBack(draft);
  }, [draft]);

  const isPending = stage.kind === "pending";
  const canGenerate = user.usage?.canGenerate ?? true;

  function start(wanted: GenerateRequest) {
    setRequest(requestOf(wanted));
    void generate(wanted);
    stageTop.current?.scrollIntoView({ block: "nearest" });
  }

  function restore(illustration: Illustration) {
    setRequest(requestOf(illustration));
    show(illustration);
    stageTop.current?.scrollIntoView({ block: "nearest" });
  }

  return (
    <main id="main" className={stage.kind === "idle" ? "desk" : "desk has-result"}>
      <h1 className="visually-hidden">Generator</h1>
      <aside className="rail" aria-label="Request">
        {!canGenerate && <UsageCard user={user} />}
        <Tabs label="How to ask" tabs={TABS} selected={tab} onSelect={setTab}>
          {tab === "sketch" ? (
            <SketchTab />
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
                isDrawn={stage.kind === "shown" && isSameRequest(stage.illustration, request)}
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
                      start({ ...requestOf(stage.illustration), seed: randomSeed() });
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
          <StagePanel stage={stage} choices={request} usedUp={!canGenerate} onTry={start} />
        )}
        <RecentGenerations onChoose={restore} disabled={isPending} />
      </div>
    </main>
  );
}

function randomSeed(): number {
  return Math.floor(Math.random() * LARGEST_SEED);
}

function announcement(stage: Stage): string {
  return stage.kind === "shown" && stage.isNew ? `${stage.illustration.title} is drawn.` : "";
}
