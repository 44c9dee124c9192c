import useSWR, { mutate } from "swr";
import useSWRInfinite from "swr/infinite";

import { fetchPage, type Page, request } from "@/lib/request";
import type { Illustration } from "@/lib/schema";

const PAGE_SIZE = 24;
const LIST_KEY = ["/api/illustrations"];

type PageKey = readonly [address: string, version: number];

/** Rises with every new illustration, so that pages fetched before it are not shown again. */
let listVersion = 0;

/** The signed-in user's illustrations, newest first. */
export function useIllustrations() {
  return useSWR<Illustration[]>(LIST_KEY);
}

/** Those that `query` selects, page by page; `setSize(size + 1)` loads the following page. */
export function useIllustrationPages(query: Record<string, string>) {
  const first = `/api/illustrations?${new URLSearchParams({ ...query, limit: String(PAGE_SIZE) }).toString()}`;
  return useSWRInfinite<Page<Illustration>>(
    (_index: number, previous: Page<Illustration> | null): PageKey | null => {
      const address = previous ? previous.next : first;
      return address ? [address, listVersion] : null;
    },
    ([address]: PageKey) => fetchPage<Illustration>(address),
    { revalidateFirstPage: false, keepPreviousData: true },
  );
}

/** Asks for every list again, after a generation. */
export async function refreshIllustrations(): Promise<void> {
  listVersion += 1;
  await refreshRecent();
}

export async function refreshRecent(): Promise<void> {
  await mutate(LIST_KEY);
}

/** The call is finished even when the page is left meanwhile. */
export async function deleteIllustration(id: string): Promise<void> {
  await request("DELETE", `/api/illustrations/${id}`, { keepalive: true });
}

export function downloadUrl(illustration: Illustration, format: "png" | "svg"): string {
  return `/api/illustrations/${illustration.id}/download?format=${format}`;
}
