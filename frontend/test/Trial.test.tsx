import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, it, vi } from "vitest";

import { leaveFor } from "@/lib/leave";
import LandingPage from "@/pages/LandingPage";

import { FakeEventSource } from "./FakeEventSource";
import { renderInApp } from "./render";
import { generation, illustration } from "./samples";
import { server } from "./server";

vi.mock("@/lib/leave");
vi.mock("@/lib/product", () => ({ productName: () => "Camera Lucida", mayBeSignedIn: () => false }));

const EXHAUSTED = "You have used all 10 free illustrations. Sign in to get 10 every day.";

let sent: unknown[] = [];

beforeEach(() => {
  sent = [];
  vi.mocked(leaveFor).mockClear();
});

function serve(answer: () => Response, used = 1) {
  server.use(
    http.get("*/api/trial", () => HttpResponse.json({ used, limit: 10, canGenerate: used < 10 })),
    http.post("*/api/trial/generate", async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
}

const accepted = () => HttpResponse.json({ id: "g1", state: "queued" }, { status: 202 });
const withoutAccount = () => screen.getByRole("button", { name: "or try it without an account" });

async function tryIt() {
  const view = renderInApp(<LandingPage />);
  await view.person.type(screen.getByLabelText("Describe your biological illustration"), "Leaf");
  await view.person.click(withoutAccount());
  return view.person;
}

it("needs a description", () => {
  renderInApp(<LandingPage />);
  expect(withoutAccount()).toBeDisabled();
});

it("draws in place, keeps no draft and sends nobody to sign-in", async () => {
  serve(accepted);
  await tryIt();
  expect(await screen.findByText("This usually takes 10-30 seconds")).toBeVisible();
  expect(screen.getByRole("button", { name: "Generating..." })).toBeDisabled();
  await waitFor(() => {
    expect(FakeEventSource.opened).toHaveLength(1);
  });
  act(() => {
    FakeEventSource.latest().send(generation({ state: "succeeded", illustration: illustration() }));
  });
  expect(screen.getByAltText("Labelled section through a human heart.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Copy Caption" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Download" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Share" })).not.toBeInTheDocument();
  expect(await screen.findByText(/1 of 10 free illustrations used/)).toBeVisible();
  expect(withoutAccount()).toBeEnabled();
  expect(sent).toEqual([
    { prompt: "Leaf", style: "scientific", resolution: "1024x1024", quality: "standard" },
  ]);
  expect(localStorage.getItem("pendingGeneration")).toBeNull();
  expect(leaveFor).not.toHaveBeenCalled();
});

it("is picked up again after a reload, and its figure is shown again once it is drawn", async () => {
  serve(accepted);
  await tryIt();
  await waitFor(() => {
    expect(FakeEventSource.opened).toHaveLength(1);
  });
  cleanup();

  server.use(http.get("*/api/generations/g1", () => HttpResponse.json(generation({ prompt: "Leaf" }))));
  renderInApp(<LandingPage />);
  expect(await screen.findByText("This usually takes 10-30 seconds")).toBeVisible();
  expect(screen.getByLabelText("Describe your biological illustration")).toHaveValue("Leaf");
  expect(screen.getByRole("button", { name: "Generating..." })).toBeDisabled();
  cleanup();

  const drawn = generation({ state: "succeeded", illustration: illustration() });
  server.use(http.get("*/api/generations/g1", () => HttpResponse.json(drawn)));
  renderInApp(<LandingPage />);
  expect(await screen.findByAltText("Labelled section through a human heart.")).toBeVisible();
  expect(sent).toHaveLength(1);
});

it.each([
  ["is no longer this visitor's", () => new HttpResponse("", { status: 404 })],
  ["failed", () => HttpResponse.json(generation({ state: "failed" }))],
])("is forgotten after a reload when it %s", async (_, answer) => {
  serve(accepted);
  localStorage.setItem("lastTrial", '"g1"');
  server.use(http.get("*/api/generations/g1", answer));
  renderInApp(<LandingPage />);
  await waitFor(() => {
    expect(localStorage.getItem("lastTrial")).toBeNull();
  });
  expect(screen.getByAltText(/^Labelled section through a human heart seen from the front/)).toBeVisible();
});

it("says what the server says about the eleventh, and offers to sign in with the draft kept", async () => {
  serve(() => HttpResponse.json({ message: EXHAUSTED, code: "daily_limit" }, { status: 429 }), 10);
  const person = await tryIt();
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent(EXHAUSTED);
  expect(screen.getByText("Usage Limit Reached")).toBeVisible();
  const [signIn] = screen.getAllByRole("button", { name: "Sign In Free" }).filter((b) => alert.contains(b));
  await person.click(signIn as HTMLElement);
  expect(localStorage.getItem("pendingGeneration")).toContain('"prompt":"Leaf"');
});
