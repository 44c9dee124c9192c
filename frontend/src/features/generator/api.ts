import type { Choices } from "@/lib/options";
import { request } from "@/lib/request";
import type * as schema from "@/lib/schema";

/** The choices are texts here: a draft may bring any, and the server checks them. */
export interface GenerateRequest extends Choices, Pick<schema.GenerateRequest, "prompt" | "seed"> {
  /**
   * A sketch to redraw, and the prompt is the notes to it: a file, or the address of a sketch that the server keeps.
   * Null for one that was handed in before this page was loaded.
   */
  sketch?: File | string | null;
}

export type Submit = (
  body: GenerateRequest,
  attempt: string,
) => Promise<schema.Receipt | schema.Illustration>;

/**
 * Hands a request in and answers at once with the generation's id; the drawing goes on at the server. The same
 * attempt sent twice is one generation. An engine that is already done answers with the illustration itself.
 */
export function submitTo(path: string): Submit {
  return ({ prompt, style, resolution, quality, seed }, attempt) =>
    handIn(path, { prompt, style, resolution, quality, seed }, attempt);
}

export function handIn(path: string, body: object, attempt: string): ReturnType<Submit> {
  return request<schema.Receipt | schema.Illustration>("POST", path, {
    body,
    headers: { Prefer: "respond-async", "Idempotency-Key": attempt },
  });
}

export const submitGeneration = submitTo("/api/illustrations/generate");

export function fetchGeneration(id: string): Promise<schema.Generation> {
  return request<schema.Generation>("GET", `/api/generations/${id}`);
}

export function eventsUrl(id: string): string {
  return `/api/generations/${id}/events`;
}
