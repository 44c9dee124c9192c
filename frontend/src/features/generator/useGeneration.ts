import { useCallback, useEffect, useRef, useState } from "react";

import { saveDraft } from "@/lib/draft";
import { ApiError, isConsentWithdrawn, isUnauthorized, isUsageLimit } from "@/lib/errors";
import type { Generation, Illustration } from "@/lib/schema";

import { refreshUser } from "../account/api";
import { refreshIllustrations } from "../illustrations/api";
import { announceFailure, announceMessage, UploadError } from "./announce";
import { type GenerateRequest, type Submit, submitGeneration } from "./api";
import { IDLE, isOfSketch, isSameRequest, requestOfGeneration, type Stage } from "./stage";
import { watchGeneration } from "./watchGeneration";

const UNANSWERED =
  "The connection was lost before the server answered. Trying again cannot draw it or count it twice.";

interface Attempt {
  request: GenerateRequest;
  key: string;
}

/**
 * One generation at a time: hand it in, follow it to its end, show what came of it. `earlier` was handed in before
 * this page was loaded: it is picked up again, or shown when it has succeeded meanwhile. `submit` must stay the same
 * function.
 */
export function useGeneration(earlier: Generation | undefined, submit: Submit = submitGeneration) {
  const [resumed] = useState(earlier?.illustration ? undefined : earlier);
  const [stage, setStage] = useState<Stage>(earlier ? stageOf(earlier) : IDLE);
  const isBusy = useRef(Boolean(resumed));
  const stopWatching = useRef<() => void>(() => undefined);
  const unanswered = useRef<Attempt | null>(null);

  const settle = useCallback((result: Stage) => {
    isBusy.current = false;
    setStage(result);
    void refreshUser();
    if (result.kind === "shown") void refreshIllustrations();
  }, []);

  const follow = useCallback(
    (id: string, request: GenerateRequest) => {
      stopWatching.current = watchGeneration(id, {
        onChange: (generation) => {
          if (generation.state === "failed") settle(failedStage(generation, request));
          else if (generation.illustration) settle(shownStage(generation.illustration));
          else setStage({ kind: "pending", request, generation });
        },
        onSilence: () => {
          setStage((now) => (now.kind === "pending" ? { ...now, isCutOff: true } : now));
        },
        onLost: (error) => {
          settle(refusedStage(error, request));
        },
      });
    },
    [settle],
  );

  const generate = useCallback(
    async (request: GenerateRequest) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setStage({ kind: "pending", request });
      const key = attemptKey(request, unanswered.current);
      unanswered.current = { request, key };
      try {
        const answer = await submit(request, key);
        unanswered.current = null;
        if ("imageUrl" in answer) {
          settle(shownStage(answer));
        } else {
          void refreshUser();
          follow(answer.id, request);
        }
      } catch (error) {
        if (error instanceof ApiError) unanswered.current = null;
        settle(refusedStage(error, request));
      }
    },
    [follow, settle, submit],
  );

  useEffect(() => {
    if (resumed) follow(resumed.id, requestOfGeneration(resumed));
    return () => {
      stopWatching.current();
    };
  }, [resumed, follow]);

  const show = useCallback((illustration: Illustration) => {
    if (!isBusy.current) setStage({ kind: "shown", illustration, isNew: false });
  }, []);

  return { stage, generate, show };
}

/** A request whose answer never came keeps its key, so that trying it again cannot draw and charge it twice. */
function attemptKey(request: GenerateRequest, unanswered: Attempt | null): string {
  const isRetry =
    unanswered && isSameRequest(unanswered.request, request) && unanswered.request.seed === request.seed;
  return isRetry ? unanswered.key : newKey();
}

/** 128 random bits; crypto.randomUUID would exist on encrypted pages only. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

function stageOf(generation: Generation): Stage {
  const { illustration } = generation;
  if (illustration) return { kind: "shown", illustration, isNew: false };
  return { kind: "pending", request: requestOfGeneration(generation), generation };
}

function shownStage(illustration: Illustration): Stage {
  return { kind: "shown", illustration, isNew: true };
}

function failedStage(generation: Generation, request: GenerateRequest): Stage {
  const { message, code, nearest } = generation.error ?? {};
  return stageOfFailure(request, announceMessage(message, request), code, nearest);
}

function refusedStage(error: unknown, request: GenerateRequest): Stage {
  const message = announceFailure(error, request);
  if (isUnauthorized(error) || isConsentWithdrawn(error)) {
    // Signing in or accepting again leaves this page: the request comes back with the draft.
    const { prompt, style, resolution, quality } = request;
    saveDraft({ prompt, style, resolution, quality, type: isOfSketch(request) ? "upload" : "prompt" });
    return IDLE;
  }
  const isUnanswered = !(error instanceof ApiError || error instanceof UploadError);
  if (isUnanswered) return { kind: "failed", request, message: UNANSWERED };
  const { code, nearest } = error instanceof ApiError ? error.body : {};
  return stageOfFailure(request, message, code, nearest);
}

function stageOfFailure(
  request: GenerateRequest,
  message: string,
  code: string | undefined,
  nearest: string[] = [],
): Stage {
  if (isUsageLimit(message)) return IDLE; // The usage card and the empty frame say the rest.
  if (code === "cannot_draw") return { kind: "refused", request, message, nearest };
  return { kind: "failed", request, message };
}
