import type { Choices } from "@/lib/options";
import { request } from "@/lib/request";

import type { Generation, Illustration } from "../illustrations/types";

export interface GenerateRequest extends Choices {
  prompt: string;
  /** Another seed draws another variant of the same request. */
  seed?: number;
}

interface Accepted {
  id: string;
  statusUrl: string;
}

export type Submit = (body: GenerateRequest, attempt: string) => Promise<{ id: string } | Illustration>;

/**
 * Hands a request in and answers at once with the generation's id; the drawing goes on at the server. The same
 * attempt sent twice is one generation. An engine that is already done answers with the illustration itself.
 */
export function submitTo(path: string): Submit {
  return (body, attempt) =>
    request<Accepted | Illustration>("POST", path, {
      body,
      headers: { Prefer: "respond-async", "Idempotency-Key": attempt },
    });
}

export const submitGeneration = submitTo("/api/illustrations/generate");

export function fetchGeneration(id: string): Promise<Generation> {
  return request<Generation>("GET", `/api/generations/${id}`);
}

export function eventsUrl(id: string): string {
  return `/api/generations/${id}/events`;
}
