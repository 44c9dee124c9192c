// The one notice on the screen. Any part of the app may raise one; the newest replaces the one before.

export interface Toast {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Milliseconds on the screen. */
  duration?: number;
}

export interface ShownToast extends Toast {
  id: number;
}

export const TOAST_DURATION = 5000;

let shown: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

export function toast(next: Toast): void {
  lastId += 1;
  show({ ...next, id: lastId });
}

export function dismissToast(id: number): void {
  if (shown?.id === id) show(null);
}

export function currentToast(): ShownToast | null {
  return shown;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ShownToast | null): void {
  shown = next;
  listeners.forEach((listener) => listener());
}
