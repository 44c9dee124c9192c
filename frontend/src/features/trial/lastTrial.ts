// The visitor's latest trial, kept in this browser: a reload or a second tab picks it up, or shows its figure again.

import { useEffect, useState } from "react";
import useSWR from "swr";

import { ApiError } from "@/lib/errors";
import type { Generation } from "@/lib/schema";
import { forget, readStored, store } from "@/lib/storage";

const KEY = "lastTrial";

export function rememberTrial(id: string): void {
  store(KEY, id);
}

/** What became of it: nothing when there was none, when it failed, or when it is no longer this visitor's. */
export function useLastTrial(): Generation | undefined {
  const [id] = useState(() => readStored(KEY));
  const { data, error } = useSWR<Generation>(typeof id === "string" ? ["/api/generations", id] : null);
  const isGone = data?.state === "failed" || error instanceof ApiError;
  useEffect(() => {
    if (isGone) forget(KEY);
  }, [isGone]);
  return isGone ? undefined : data;
}
