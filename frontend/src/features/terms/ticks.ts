// Which boxes of the gate are ticked, kept in this tab while the documents are read. It is no consent yet.

import { useState } from "react";

import { forget, readStored, store } from "@/lib/storage";

interface Ticks {
  terms: boolean;
  privacy: boolean;
}

const KEY = "termsTicked";

export function useTicks() {
  const [ticks, setTicks] = useState(readTicks);
  function tick(change: Partial<Ticks>) {
    const next = { ...ticks, ...change };
    store(KEY, next, "sessionStorage");
    setTicks(next);
  }
  return { ticks, tick };
}

export function forgetTicks(): void {
  forget(KEY, "sessionStorage");
}

function readTicks(): Ticks {
  const stored = readStored(KEY, "sessionStorage") as Partial<Ticks> | null;
  return { terms: stored?.terms === true, privacy: stored?.privacy === true };
}
