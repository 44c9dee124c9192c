import type { Generation, Illustration } from "../illustrations/types";
import type { GenerateRequest } from "./api";

/** What the result panel shows. */
export type Stage =
  | { kind: "idle" }
  | { kind: "pending"; request: GenerateRequest; generation?: Generation }
  | { kind: "shown"; illustration: Illustration; isNew: boolean }
  /** The engine cannot draw this subject, and says what it can. */
  | { kind: "refused"; request: GenerateRequest; message: string; nearest: string[] }
  | { kind: "failed"; request: GenerateRequest; message: string };

export const IDLE: Stage = { kind: "idle" };

export function requestOf({ prompt, style, resolution, quality }: GenerateRequest): GenerateRequest {
  return { prompt, style, resolution, quality };
}

export function isSameRequest(one: GenerateRequest, other: GenerateRequest): boolean {
  return (
    one.prompt.trim() === other.prompt.trim() &&
    one.style === other.style &&
    one.resolution === other.resolution &&
    one.quality === other.quality
  );
}
