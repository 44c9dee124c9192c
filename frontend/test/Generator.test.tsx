import { act, screen, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { User } from "@/features/account/api";
import { Generator } from "@/features/generator/Generator";
import { leaveFor } from "@/lib/leave";
import type { Illustration } from "@/lib/schema";
import { recordTermsAcceptance, termsAcceptance } from "@/lib/terms";
import { currentToast } from "@/lib/toasts";

import { FakeEventSource } from "./FakeEventSource";
import { renderInApp } from "./render";
import { generation, HEART_PROMPT, illustration, usage, user } from "./samples";
import { server } from "./server";

vi.mock("@/lib/leave");

interface Sent {
  body: Record<string, unknown>;
  key: string | null;
  prefer: string | null;
}

let sent: Sent[] = [];

beforeEach(() => {
  sent = [];
  vi.mocked(leaveFor).mockClear();
});

function serve(answer: () => Response, list: Illustration[] = []) {
  server.use(
    http.get("*/api/auth/user", () => HttpResponse.json(user())),
    http.get("*/api/illustrations", () => HttpResponse.json(list)),
    http.post("*/api/illustrations/generate", async ({ request }) => {
      sent.push({
        body: (await request.json()) as Record<string, unknown>,
        key: request.headers.get("Idempotency-Key"),
        prefer: request.headers.get("Prefer"),
      });
      return answer();
    }),
  );
}

const accepted = () =>
  HttpResponse.json({ id: "g1", state: "queued", statusUrl: "/api/generations/g1" }, { status: 202 });

const refusal =
  (status: number, message: string, code = "invalid") =>
  () =>
    HttpResponse.json({ message, code }, { status });

const open = (who: User = user()) => renderInApp(<Generator user={who} />);

const prompt = () => screen.getByLabelText("Describe your illustration");
const generate = () => screen.getByRole("button", { name: "Generate" });

function send(change: Parameters<typeof generation>[0]) {
  act(() => {
    FakeEventSource.latest().send(generation(change));
  });
}

describe("the prompt box", () => {
  it("counts characters, turns red over 500 and never cuts text off", async () => {
    serve(accepted);
    const { person } = open();
    await person.click(prompt());
    await person.paste("x".repeat(512));
    expect(prompt()).toHaveValue("x".repeat(512));
    expect(screen.getByText("512/500").parentElement).toHaveClass("over");
    expect(screen.getByText("12 characters too many")).toBeVisible();
    expect(prompt()).toBeInvalid();
  });

  it.each(["Human Heart Cross-Section", "Plant Cell Structure", "Butterfly Life Cycle"])(
    "is filled by the example %s, which sends nothing",
    async (title) => {
      serve(accepted);
      const { person } = open();
      await person.click(screen.getByRole("button", { name: title }));
      expect((prompt() as HTMLTextAreaElement).value.length).toBeGreaterThan(40);
      expect(sent).toEqual([]);
    },
  );

  it("refuses a blank prompt with a toast and sends nothing", async () => {
    serve(accepted);
    const { person } = open();
    await person.type(prompt(), "   ");
    await person.click(generate());
    expect(await screen.findByText("Prompt Required")).toBeVisible();
    expect(screen.getByText("Please enter a description for your illustration.")).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe("a generation", () => {
  it("is handed in once, whatever the clicks, and followed to its figure", async () => {
    serve(accepted);
    const { person } = open();
    await person.type(prompt(), HEART_PROMPT);
    await person.dblClick(generate());
    expect(screen.getByRole("button", { name: "Generating..." })).toBeDisabled();
    expect(screen.getByText("This usually takes 10-30 seconds")).toBeVisible();
    await waitFor(() => {
      expect(FakeEventSource.opened).toHaveLength(1);
    });

    send({ step: "waiting", progress: 0.3 });
    expect(await screen.findByText("The image service is busy. We ask again in a moment.")).toBeVisible();
    expect(screen.getByText("Drawing", { selector: "li" })).toHaveAttribute("aria-current", "step");
    send({ step: "labelling", progress: 0.7 });
    expect(screen.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "70");
    expect(screen.getAllByText(/\(done\)/)).toHaveLength(2);

    send({ state: "succeeded", illustration: illustration() });
    expect(screen.getByAltText("Labelled section through a human heart.")).toHaveAttribute(
      "src",
      "/api/illustrations/heart/image",
    );
    expect(screen.getByText("Human heart is drawn.")).toBeInTheDocument();
    expect(screen.getByText(/Coronal section, anterior view/)).toBeVisible();
    expect(screen.getByText("Ligamentum arteriosum")).toBeVisible();
    expect(FakeEventSource.latest().isClosed).toBe(true);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      prefer: "respond-async",
      body: { prompt: HEART_PROMPT, style: "scientific", resolution: "1024x1024", quality: "standard" },
    });
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is asked for once a second when the event stream breaks", async () => {
    serve(accepted);
    server.use(
      http.get("*/api/generations/g1", () =>
        HttpResponse.json(generation({ state: "succeeded", illustration: illustration() })),
      ),
    );
    const { person } = open();
    await person.type(prompt(), HEART_PROMPT);
    await person.click(generate());
    await waitFor(() => {
      expect(FakeEventSource.opened).toHaveLength(1);
    });
    act(() => {
      FakeEventSource.latest().break();
    });
    expect(await screen.findByAltText("Labelled section through a human heart.")).toBeInTheDocument();
  });

  it("is waited for while the connection is lost, and says so", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
    serve(accepted);
    let isBack = false;
    server.use(
      http.get("*/api/generations/g1", () =>
        isBack
          ? HttpResponse.json(generation({ state: "succeeded", illustration: illustration() }))
          : HttpResponse.error(),
      ),
    );
    open(user({ activeGenerations: [generation()] }));
    act(() => {
      FakeEventSource.latest().break();
    });
    expect(await screen.findByText(/^The connection is lost/)).toBeVisible();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByRole("button", { name: "Generating..." })).toBeDisabled();
    isBack = true;
    expect(await screen.findByText(/Coronal section, anterior view/, {}, { timeout: 9000 })).toBeVisible();
    expect(currentToast()).toBeNull();
  });

  it("is asked for when the event stream falls silent", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    serve(accepted);
    const drawn = generation({ state: "succeeded", illustration: illustration() });
    server.use(http.get("*/api/generations/g1", () => HttpResponse.json(drawn)));
    open(user({ activeGenerations: [generation()] }));
    await vi.advanceTimersByTimeAsync(19_000);
    expect(FakeEventSource.latest().isClosed).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await screen.findByText(/Coronal section, anterior view/)).toBeVisible();
  });

  it("is picked up again after a reload, without being handed in anew", () => {
    serve(accepted);
    open(user({ activeGenerations: [generation()] }));
    expect(prompt()).toHaveValue(HEART_PROMPT);
    expect(screen.getByRole("button", { name: "Generating..." })).toBeDisabled();
    send({ state: "succeeded", illustration: illustration() });
    expect(screen.getByText(/Coronal section, anterior view/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it("is drawn anew, from another seed, by Regenerate", async () => {
    serve(accepted, [illustration()]);
    const { person } = open();
    await person.click(await screen.findByText(/Human heart cross-section/));
    await person.click(screen.getByRole("button", { name: "Regenerate" }));
    await waitFor(() => {
      expect(sent).toHaveLength(1);
    });
    expect(sent[0]?.body).toMatchObject({ prompt: HEART_PROMPT, style: "anatomical" });
    expect(sent[0]?.body.seed).toEqual(expect.any(Number));
  });

  it("keeps its key when the answer never came, so that trying again cannot draw it twice", async () => {
    let calls = 0;
    serve(() => {
      calls += 1;
      return calls === 1 ? HttpResponse.error() : accepted();
    });
    const { person } = open();
    await person.type(prompt(), HEART_PROMPT);
    await person.click(generate());
    expect(await screen.findByText(/^The connection was lost before the server answered/)).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => {
      expect(sent).toHaveLength(2);
    });
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });
});

describe("a generation that is not drawn", () => {
  async function ask() {
    const { person } = open();
    await person.type(prompt(), "A tardigrade");
    await person.click(generate());
    return person;
  }

  it("says why, names the nearest and draws that on request", async () => {
    serve(accepted);
    const person = await ask();
    await waitFor(() => {
      expect(FakeEventSource.opened).toHaveLength(1);
    });
    const error = {
      code: "cannot_draw",
      message: "We cannot draw a tardigrade yet.",
      nearest: ["Animal cell"],
    };
    send({ state: "failed", error });
    expect(screen.getByText("Generation Failed")).toBeVisible();
    expect(screen.getByRole("heading", { name: "We cannot draw this yet" })).toBeVisible();
    expect(prompt()).toHaveValue("A tardigrade");
    await person.click(screen.getByRole("button", { name: "Animal cell" }));
    await waitFor(() => {
      expect(sent.at(-1)?.body.prompt).toBe("Animal cell");
    });
  });

  it("shows the server's sentence", async () => {
    serve(refusal(400, "The description may have at most 500 characters."));
    await ask();
    expect(await screen.findByText("Generation Failed")).toBeVisible();
    expect(screen.getAllByText("The description may have at most 500 characters.")).not.toHaveLength(0);
    expect(prompt()).toHaveValue("A tardigrade");
  });

  it("has a sentence of its own when the server gave none", async () => {
    serve(() => new HttpResponse("", { status: 502 }));
    await ask();
    expect((await screen.findAllByText("Please check your prompt and try again."))[0]).toBeVisible();
  });

  it("is a usage limit when the day is used up", async () => {
    serve(refusal(429, "Daily limit reached: 10 of 10 illustrations.", "daily_limit"));
    await ask();
    expect(await screen.findByText("Usage Limit Reached")).toBeVisible();
    expect(screen.queryByText("Generation Failed")).not.toBeInTheDocument();
  });

  it("leads to sign-in after half a second when the session is lost, and keeps the prompt as a draft", async () => {
    serve(refusal(401, "Unauthorized", "unauthorized"));
    await ask();
    expect(await screen.findByText("You are logged out. Logging in again...")).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
    await waitFor(() => {
      expect(leaveFor).toHaveBeenCalledWith("/api/login");
    });
    expect(localStorage.getItem("pendingGeneration")).toContain("A tardigrade");
  });

  it("leads to the terms when the consent is withdrawn, forgets this browser's record, keeps the prompt", async () => {
    recordTermsAcceptance();
    serve(refusal(403, "You have withdrawn your consent to the terms.", "consent_withdrawn"));
    await ask();
    expect(await screen.findByText("You have withdrawn your consent to the terms.")).toBeVisible();
    await waitFor(() => {
      expect(leaveFor).toHaveBeenCalledWith("/terms-acceptance");
    });
    expect(termsAcceptance()).toBeNull();
    expect(localStorage.getItem("pendingGeneration")).toContain("A tardigrade");
  });
});

describe("coming back from sign-in", () => {
  const draft = {
    type: "prompt",
    prompt: "Leaf",
    style: "educational",
    resolution: "1024x1792",
    quality: "hd",
  };

  it("restores the draft with its style, removes it and says so", async () => {
    serve(accepted);
    localStorage.setItem("pendingGeneration", JSON.stringify(draft));
    open();
    expect(prompt()).toHaveValue("Leaf");
    expect(screen.getByRole("option", { name: "Educational" })).toBeInTheDocument();
    expect(screen.getByLabelText("Style")).toHaveValue("educational");
    expect(screen.getByLabelText("Resolution")).toHaveValue("1024x1792");
    expect(screen.getByLabelText("Quality")).toHaveValue("hd");
    expect(await screen.findByText("Welcome back!")).toBeVisible();
    expect(localStorage.getItem("pendingGeneration")).toBeNull();
  });

  it("says nothing without a draft", () => {
    serve(accepted);
    open();
    expect(screen.queryByText("Welcome back!")).not.toBeInTheDocument();
  });
});

describe("recent generations", () => {
  it("are the first three, with 40 characters of the prompt; one click restores the figure and its request", async () => {
    const four = ["a", "b", "c", "d"].map((id) =>
      illustration({ id, prompt: `${id} ${HEART_PROMPT}`, quality: "hd" }),
    );
    serve(accepted, four);
    const { person } = open();
    await person.click(await screen.findByText("b Human heart cross-section showing the…"));
    expect(screen.queryByText(/^d Human/)).not.toBeInTheDocument();
    expect(prompt()).toHaveValue(`b ${HEART_PROMPT}`);
    expect(screen.getByLabelText("Style")).toHaveValue("anatomical");
    expect(screen.getByLabelText("Quality")).toHaveValue("hd");
    expect(screen.getByAltText("Labelled section through a human heart.")).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it("say so when there are none", async () => {
    serve(accepted);
    open();
    expect(await screen.findByText("No generations yet")).toBeVisible();
  });
});

it("does not let a used-up day generate", () => {
  serve(accepted);
  open(user({ usage: usage(10) }));
  expect(generate()).toBeDisabled();
});
