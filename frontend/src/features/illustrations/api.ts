import useSWR, { mutate } from "swr";
import useSWRInfinite, { unstable_serialize } from "swr/infinite";

import { fetchPage, type Page } from "@/lib/request";

import type { Illustration } from "./types";

const PAGE_SIZE = 24;
const LIST_KEY = ["/api/illustrations"];

/** The signed-in user's illustrations, newest first. */
export function useIllustrations() {
  return useSWR<Illustration[]>(LIST_KEY);
}

/** All of them, page by page; `setSize(size + 1)` loads the following page. */
export function useIllustrationPages() {
  return useSWRInfinite<Page<Illustration>>(pageKey, fetchPage<Illustration>, { revalidateFirstPage: false });
}

export async function refreshIllustrations(): Promise<void> {
  await Promise.all([mutate(LIST_KEY), mutate(unstable_serialize(pageKey))]);
}

function pageKey(_index: number, previous: Page<Illustration> | null): string | null {
  return previous ? previous.next : `/api/illustrations?limit=${PAGE_SIZE}`;
}

export function downloadUrl(illustration: Illustration, format: "png" | "svg"): string {
  return `/api/illustrations/${illustration.id}/download?format=${format}`;
}
