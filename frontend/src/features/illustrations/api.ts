import useSWR, { mutate } from "swr";

import type { Illustration } from "./types";

const LIST_KEY = ["/api/illustrations"];

/** The signed-in user's illustrations, newest first. */
export function useIllustrations() {
  return useSWR<Illustration[]>(LIST_KEY);
}

export function refreshIllustrations(): Promise<unknown> {
  return mutate(LIST_KEY);
}

export function downloadUrl(illustration: Illustration, format: "png" | "svg"): string {
  return `/api/illustrations/${illustration.id}/download?format=${format}`;
}
