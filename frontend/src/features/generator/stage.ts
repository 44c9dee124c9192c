import type { Generation, Illustration } from "@/lib/schema";

import type { GenerateRequest } from "./api";

/** What the result panel shows. */
export type Stage =
  | { kind: "idle" }
  | { kind: "pending"; request: GenerateRequest; generation?: Generation; isCutOff?: boolean }
  | { kind: "shown"; illustration: Illustration; isNew: boolean }
  /** The engine cannot draw this subject, and says what it can. */
  | { kind: "refused"; request: GenerateRequest; message: string; nearest: string[] }
  | { kind: "failed"; request: GenerateRequest; message: string };

export const IDLE: Stage = { kind: "idle" };

/** What was asked for, without the seed. */
export function requestOf({ prompt, style, resolution, quality, sketch }: GenerateRequest): GenerateRequest {
  return { prompt, style, resolution, quality, ...(sketch !== undefined && { sketch }) };
}

export function requestOfGeneration(generation: Generation): GenerateRequest {
  return requestOf({ ...generation, sketch: generation.source === "sketch" ? null : undefined });
}

/** What draws an illustration once more. */
export function requestOfIllustration(illustration: Illustration): GenerateRequest {
  return requestOf({ ...illustration, sketch: illustration.sketchUrl ?? undefined });
}

export function isOfSketch(request: GenerateRequest): boolean {
  return request.sketch !== undefined;
}

export function isSameRequest(one: GenerateRequest, other: GenerateRequest): boolean {
  return (
    one.sketch === other.sketch &&
    one.prompt.trim() === other.prompt.trim() &&
    one.style === other.style &&
    one.resolution === other.resolution &&
    one.quality === other.quality
  );
}
