// The request a visitor composed before signing in, kept in this browser until it is restored.

import { type Choices, DEFAULT_CHOICES } from "./options";
import { forget, readStored, store } from "./storage";

export interface Draft extends Choices {
  prompt: string;
  type: "prompt" | "upload";
}

const KEY = "pendingGeneration";

export function saveDraft(draft: Draft): void {
  store(KEY, draft);
}

export function forgetDraft(): void {
  forget(KEY);
}

export function readDraft(): Draft | null {
  const stored = readStored(KEY);
  if (typeof stored !== "object" || stored === null) return null;
  const fields = stored as Record<string, unknown>;
  return {
    type: fields.type === "upload" ? "upload" : "prompt",
    prompt: textOr("", fields.prompt),
    style: textOr(DEFAULT_CHOICES.style, fields.style),
    resolution: textOr(DEFAULT_CHOICES.resolution, fields.resolution),
    quality: textOr(DEFAULT_CHOICES.quality, fields.quality),
  };
}

function textOr(fallback: string, value: unknown): string {
  return typeof value === "string" ? value : fallback;
}
