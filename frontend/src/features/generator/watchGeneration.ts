import { ApiError } from "@/lib/errors";

import type { Generation } from "../illustrations/types";
import { eventsUrl, fetchGeneration } from "./api";

const POLL_MS = 1000;
const PATIENCE_MS = 15_000;

export function isFinal(generation: Generation): boolean {
  return generation.state === "succeeded" || generation.state === "failed";
}

/**
 * Reports every change of a generation up to its final state: from the server's event stream or, where that breaks,
 * by asking once a second. A connection that is gone for a while is waited for; an answer that says no is final.
 * Returns the function that stops watching.
 */
export function watchGeneration(
  id: string,
  onChange: (generation: Generation) => void,
  onLost: (error: unknown) => void,
): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let silentSince: number | undefined;

  function report(generation: Generation) {
    if (stopped) return;
    onChange(generation);
    if (isFinal(generation)) stop();
  }

  async function poll() {
    try {
      const generation = await fetchGeneration(id);
      silentSince = undefined;
      report(generation);
    } catch (error) {
      silentSince ??= Date.now();
      const isRefused = error instanceof ApiError && error.status < 500;
      if (!stopped && (isRefused || Date.now() - silentSince > PATIENCE_MS)) {
        stop();
        onLost(error);
      }
    }
    if (!stopped) timer = setTimeout(() => void poll(), POLL_MS);
  }

  const stream = new EventSource(eventsUrl(id), { withCredentials: true });
  stream.addEventListener("generation", (event) => {
    report(JSON.parse((event as MessageEvent<string>).data) as Generation);
  });
  stream.onerror = () => {
    stream.close();
    if (!stopped) void poll();
  };

  function stop() {
    stopped = true;
    stream.close();
    clearTimeout(timer);
  }
  return stop;
}
