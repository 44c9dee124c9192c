// The one notice on the screen. Any part of the app may raise one; the newest replaces the one before.

export interface Toast {
  title: string;
  description?: string;
  variant?: "default" | "destructive";
  /** Milliseconds on the screen. */
  duration?: number;
  action?: ToastAction;
  /** Called once the notice is gone: timed out, dismissed, answered or replaced. */
  onClose?: () => void;
}

export interface ToastAction {
  label: string;
  /** How to reach the same without this notice, for those who cannot get to it in time. */
  altText: string;
  onChoose: () => void;
}

export interface ShownToast extends Toast {
  id: number;
}

export const TOAST_DURATION = 5000;

let shown: ShownToast | null = null;
let host: Element | null = null;
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

/** Where notices are shown instead of on the page: a full-screen dialog covers everything that is not inside it. */
export function setToastHost(next: Element | null): void {
  host = next;
  listeners.forEach((listener) => listener());
}

export function toastHost(): Element | null {
  return host;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(next: ShownToast | null): void {
  const previous = shown;
  shown = next;
  previous?.onClose?.();
  listeners.forEach((listener) => listener());
}
