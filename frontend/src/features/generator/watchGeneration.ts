import { ApiError } from "@/lib/errors";
import type { Generation } from "@/lib/schema";

import { eventsUrl, fetchGeneration } from "./api";

const POLL_MS = 1000;
const LONGEST_POLL_MS = 5000;
/** A stream that says nothing for so long may hang on a connection that is no more. */
const QUIET_MS = 20_000;

function isFinal(generation: Generation): boolean {
  return generation.state === "succeeded" || generation.state === "failed";
}

interface Reports {
  onChange: (generation: Generation) => void;
  /** The server cannot be reached just now; watching goes on. */
  onSilence: () => void;
  /** The server refuses to tell; watching has ended. */
  onLost: (error: unknown) => void;
}

/**
 * Reports every change of a generation up to its final state: from the server's event stream or, where that breaks,
 * by asking once a second. A lost connection is waited for without end, with longer pauses; an answer that says no
 * is final. Returns the function that stops watching.
 */
export function watchGeneration(id: string, { onChange, onSilence, onLost }: Reports): () => void {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = POLL_MS;

  function report(generation: Generation) {
    if (stopped) return;
    onChange(generation);
    if (isFinal(generation)) stop();
  }

  function pollAfter(milliseconds: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void poll(), milliseconds);
  }

  async function poll() {
    stream.close();
    try {
      const generation = await fetchGeneration(id);
      pause = POLL_MS;
      report(generation);
    } catch (error) {
      if (stopped) return;
      if (error instanceof ApiError && error.status < 500) {
        stop();
        onLost(error);
      } else {
        pause = Math.min(2 * pause, LONGEST_POLL_MS);
        onSilence();
      }
    }
    if (!stopped) pollAfter(pause);
  }

  const stream = new EventSource(eventsUrl(id), { withCredentials: true });
  stream.addEventListener("generation", (event) => {
    pollAfter(QUIET_MS);
    report(JSON.parse((event as MessageEvent<string>).data) as Generation);
  });
  stream.onerror = () => {
    if (!stopped) pollAfter(0);
    stream.close();
  };
  pollAfter(QUIET_MS);

  function stop() {
    stopped = true;
    stream.close();
    clearTimeout(timer);
  }
  return stop;
}
