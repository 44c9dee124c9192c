import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";

import { announceFailure } from "@/features/generator/announce";
import { ApiError } from "@/lib/errors";
import { DEFAULT_CHOICES } from "@/lib/options";
import { setToastHost, toast } from "@/lib/toasts";

import { renderInApp } from "./render";

function raise(...args: Parameters<typeof toast>) {
  act(() => {
    toast(...args);
  });
}

function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

const shown = (title: string) => screen.queryByText(title, { selector: ".toast-title" });

it("shows one notice at a time, and tells the one before that it is gone", () => {
  renderInApp(null);
  const gone = vi.fn();
  raise({ title: "First", onClose: gone });
  raise({ title: "Second" });
  expect(shown("First")).not.toBeInTheDocument();
  expect(shown("Second")).toBeVisible();
  expect(gone).toHaveBeenCalledOnce();
});

it("shows a notice for 5000 ms", () => {
  vi.useFakeTimers();
  renderInApp(null);
  raise({ title: "Copied" });
  pass(4900);
  expect(shown("Copied")).toBeVisible();
  pass(200);
  expect(shown("Copied")).not.toBeInTheDocument();
});

it("shows a failed generation for 8 seconds", () => {
  vi.useFakeTimers();
  renderInApp(null);
  act(() => {
    announceFailure(new ApiError(500, '{"message":"Generation failed."}'), {
      prompt: "a",
      ...DEFAULT_CHOICES,
    });
  });
  pass(7900);
  expect(shown("Generation Failed")).toBeVisible();
  pass(200);
  expect(shown("Generation Failed")).not.toBeInTheDocument();
});

it("has a default and a destructive variant", () => {
  renderInApp(null);
  raise({ title: "Fine" });
  expect(shown("Fine")?.closest(".toast")).toHaveClass("default");
  raise({ title: "Not fine", variant: "destructive" });
  expect(shown("Not fine")?.closest(".toast")).toHaveClass("destructive");
});

it("is reached by F8", () => {
  renderInApp(null);
  raise({ title: "Copied" });
  fireEvent.keyDown(document, { code: "F8", key: "F8" });
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

it("stands inside a full-screen dialog while there is one", () => {
  const dialog = document.body.appendChild(document.createElement("div"));
  renderInApp(null);
  act(() => {
    setToastHost(dialog);
  });
  raise({ title: "Copied" });
  expect(dialog).toContainElement(shown("Copied"));
  act(() => {
    setToastHost(null);
  });
  dialog.remove();
});
