import * as RadixToast from "@radix-ui/react-toast";
import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";

import { currentToast, dismissToast, onToastChange, TOAST_DURATION, toastHost } from "@/lib/toasts";

import { Icon } from "./Icon";

/** Shows the current notice; F8 moves to it, a swipe to the right of 50 px dismisses it. */
export default function Toaster() {
  const toast = useSyncExternalStore(onToastChange, currentToast);
  const host = useSyncExternalStore(onToastChange, toastHost);
  const viewport = (
    <RadixToast.Viewport className="toasts" hotkey={["F8"]} label="Notifications ({hotkey})" />
  );
  return (
    <RadixToast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={50}>
      {toast && (
        <RadixToast.Root
          key={toast.id}
          className={`toast ${toast.variant ?? "default"}`}
          type={toast.variant === "destructive" ? "foreground" : "background"}
          duration={toast.duration ?? TOAST_DURATION}
          onOpenChange={(open) => {
            if (!open) dismissToast(toast.id);
          }}
        >
          <RadixToast.Title className="toast-title">{toast.title}</RadixToast.Title>
          {toast.description && (
            <RadixToast.Description className="toast-text">{toast.description}</RadixToast.Description>
          )}
          {toast.action && (
            <RadixToast.Action
              className="button line compact toast-action"
              altText={toast.action.altText}
              onClick={toast.action.onChoose}
            >
              {toast.action.label}
            </RadixToast.Action>
          )}
          <RadixToast.Close className="button ghost" aria-label="Dismiss">
            <Icon name="close" />
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      {host ? createPortal(viewport, host) : viewport}
    </RadixToast.Provider>
  );
}
