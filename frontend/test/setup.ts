import "@testing-library/jest-dom/vitest";

import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

import { currentToast, dismissToast } from "@/lib/toasts";

import { FakeEventSource } from "./FakeEventSource";
import { server } from "./server";

// A page that is loaded when it is first drawn takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

beforeAll(() => {
  server.listen({ onUnhandledRequest: "error" });
});

beforeEach(() => {
  vi.stubGlobal("EventSource", FakeEventSource);
  // The parts of a browser that jsdom lacks.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.hasPointerCapture = () => false;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  FakeEventSource.opened = [];
  localStorage.clear();
  sessionStorage.clear();
  dismissToast(currentToast()?.id ?? 0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

afterAll(() => {
  server.close();
});
