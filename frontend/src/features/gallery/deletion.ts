// Deleting with second thoughts: a figure leaves the page at once, and the server when its notice is gone.

import { useSyncExternalStore } from "react";

import { serverMessage } from "@/lib/errors";
import { preview } from "@/lib/formats";
import type { Illustration } from "@/lib/schema";
import { toast } from "@/lib/toasts";

import { deleteIllustration, refreshRecent } from "../illustrations/api";

const PROMPT_PREVIEW = 60;

let hiddenIds: ReadonlySet<string> = new Set();
/** Deleted on the page and not yet at the server. There is one at most, as there is one notice. */
let waiting: Illustration | null = null;
const listeners = new Set<() => void>();

/** The illustrations no list may show any more, whenever it was fetched. */
export function useDeletedIds(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, () => hiddenIds);
}

export function deleteWithUndo(illustration: Illustration): void {
  toast({
    title: "Illustration deleted",
    description: preview(illustration.prompt || illustration.title, PROMPT_PREVIEW),
    action: {
      label: "Undo",
      altText: "Press F8 to reach this notice and undo the deletion.",
      onChoose: () => {
        waiting = null;
        hide(illustration.id, false);
      },
    },
    onClose: sendWaiting,
  });
  waiting = illustration;
  hide(illustration.id, true);
  window.addEventListener("pagehide", sendWaiting, { once: true });
}

function sendWaiting(): void {
  const illustration = waiting;
  waiting = null;
  if (illustration) void send(illustration);
}

async function send({ id }: Illustration): Promise<void> {
  try {
    await deleteIllustration(id);
    await refreshRecent();
  } catch (error) {
    hide(id, false);
    toast({
      title: "Not Deleted",
      description: serverMessage(error) ?? "The illustration is still in your gallery. Please try again.",
      variant: "destructive",
    });
  }
}

function hide(id: string, isHidden: boolean): void {
  const next = new Set(hiddenIds);
  if (isHidden) next.add(id);
  else next.delete(id);
  hiddenIds = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
