import { useState } from "react";
import useSWR, { useSWRConfig } from "swr";
import useSWRInfinite from "swr/infinite";

import { fetchFile, fetchPage, type Page, request } from "@/lib/request";
import type { AdminIllustration, AdminStats, AdminUser, ModerationEntry } from "@/lib/schema";

export type ExportKind = "stats" | "users" | "content";

const STATS_KEY = ["/api/admin", "stats"];
const RECORDS_KEY = ["/api/admin", "records"];
const LATEST_KEY = ["/api/admin", "illustrations?limit=4"];
const OVERVIEW_KEYS = [STATS_KEY, RECORDS_KEY, LATEST_KEY];
const PAGE_SIZE = "25";

export function useStats() {
  return useSWR<AdminStats>(STATS_KEY);
}

export function useLatestContent() {
  return useSWR<AdminIllustration[]>(LATEST_KEY);
}

export function useRecords() {
  return useSWR<ModerationEntry[]>(RECORDS_KEY);
}

/** Asks again for everything on the first tab. */
export function useRefreshOverview() {
  const { mutate } = useSWRConfig();
  return () => Promise.all(OVERVIEW_KEYS.map((key) => mutate(key)));
}

export function useUserPages(query: Record<string, string>) {
  return usePages<AdminUser>("users", query);
}

export function useContentPages(query: Record<string, string>) {
  return usePages<AdminIllustration>("illustrations", query);
}

/** A list of the panel, one page of it shown at a time. Another query begins with its first page. */
function usePages<Item>(list: string, query: Record<string, string>) {
  const address = `/api/admin/${list}?${new URLSearchParams({ ...query, limit: PAGE_SIZE }).toString()}`;
  const { mutate } = useSWRConfig();
  const [place, setPlace] = useState({ address, index: 0 });
  const index = place.address === address ? place.index : 0;
  const pages = useSWRInfinite<Page<Item>>(
    (_index: number, previous: Page<Item> | null) => (previous ? previous.next : address),
    (page: string) => fetchPage<Item>(page),
    { revalidateFirstPage: false, keepPreviousData: true },
  );
  const shown = pages.data?.[index];
  return {
    page: shown,
    error: pages.error as unknown,
    isLoading: pages.isLoading,
    /** The number of the first row of the page, from 1. */
    first: index * Number(PAGE_SIZE) + 1,
    /** Asks again for the list, and for the overview when it is next looked at. */
    refresh: async () => {
      await Promise.all(OVERVIEW_KEYS.map((key) => mutate(key, undefined)));
      await pages.mutate();
    },
    previous:
      index > 0
        ? () => {
            setPlace({ address, index: index - 1 });
          }
        : undefined,
    next: shown?.next
      ? async () => {
          await pages.setSize(Math.max(pages.size, index + 2));
          setPlace({ address, index: index + 1 });
        }
      : undefined,
  };
}

export type Pages<Item> = ReturnType<typeof usePages<Item>>;

export async function hide(id: string, reason: string): Promise<void> {
  await request("POST", `/api/admin/illustrations/${id}/hiding`, { body: { reason } });
}

export async function unhide(id: string): Promise<void> {
  await request("DELETE", `/api/admin/illustrations/${id}/hiding`);
}

export async function deleteContent(id: string, reason: string): Promise<void> {
  const query = new URLSearchParams({ reason }).toString();
  await request("DELETE", `/api/admin/illustrations/${id}?${query}`);
}

export async function suspend(id: string, reason: string): Promise<void> {
  await request("POST", `/api/admin/users/${id}/suspension`, { body: { reason } });
}

export async function unsuspend(id: string): Promise<void> {
  await request("DELETE", `/api/admin/users/${id}/suspension`);
}

export function fetchExport(kind: ExportKind) {
  return fetchFile(`/api/admin/export/${kind}`);
}
