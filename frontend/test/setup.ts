import "@testing-library/jest-dom/vitest";

import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";

import { currentToast, dismissToast } from "@/lib/toasts";

import { FakeEventSource } from "./FakeEventSource";
import { server } from "./server";

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
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  FakeEventSource.opened = [];
  localStorage.clear();
  dismissToast(currentToast()?.id ?? 0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

afterAll(() => {
  server.close();
});
