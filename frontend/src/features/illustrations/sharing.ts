// Public pages of single figures: made by sharing, gone when sharing is stopped.

import { useSyncExternalStore } from "react";

import { serverMessage } from "@/lib/errors";
import { request } from "@/lib/request";
import type { Illustration, ShareLink } from "@/lib/schema";
import { toast } from "@/lib/toasts";

/** What was shared or stopped since the lists were fetched: address, or nothing, by illustration. */
const changed = new Map<string, string | null>();
const listeners = new Set<() => void>();

/** The address of the figure's public page, while it has one. */
export function useShareUrl(illustration: Illustration): string | null {
  return useSyncExternalStore(subscribe, () => {
    const change = changed.get(illustration.id);
    return change === undefined ? illustration.shareUrl : change;
  });
}

/** Makes the public page, or finds it again, and hands its address to the system's share sheet or the clipboard. */
export async function share(illustration: Illustration): Promise<void> {
  try {
    const { url } = await request<ShareLink>("POST", sharePath(illustration));
    note(illustration, url);
    await handOver(illustration, new URL(url, window.location.href).href);
  } catch (error) {
    announceFailure(error, "The figure was not shared. Please try again.");
  }
}

export async function stopSharing(illustration: Illustration): Promise<void> {
  try {
    await request("DELETE", sharePath(illustration));
    note(illustration, null);
    toast({ title: "Sharing stopped", description: "The link leads nowhere from now on." });
  } catch (error) {
    announceFailure(error, "The figure is still shared. Please try again.");
  }
}

async function handOver({ title, caption }: Illustration, url: string): Promise<void> {
  if ("share" in navigator) {
    try {
      await navigator.share({ title, text: caption, url });
      return;
    } catch (refusal) {
      if (refusal instanceof DOMException && refusal.name === "AbortError") return;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: "Link copied", description: "Whoever has it sees the figure and its caption." });
  } catch {
    toast({ title: "The figure is shared", description: url, duration: 60_000 });
  }
}

function announceFailure(error: unknown, fallback: string): void {
  toast({ title: "Error", description: serverMessage(error) ?? fallback, variant: "destructive" });
}

function sharePath({ id }: Illustration): string {
  return `/api/illustrations/${id}/share`;
}

function note({ id }: Illustration, url: string | null): void {
  changed.set(id, url);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
