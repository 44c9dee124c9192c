import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { Generator } from "@/features/generator/Generator";
import { leaveFor } from "@/lib/leave";
import type { Generation, Illustration } from "@/lib/schema";

import { FakeEventSource } from "./FakeEventSource";
import { renderInApp } from "./render";
import { generation, illustration, user } from "./samples";
import { server } from "./server";

vi.mock("@/lib/leave");

let addresses = 0;
let uploads: { path: string; type: string | null }[] = [];
let asked: { body: Record<string, unknown>; key: string | null }[] = [];

// Loaded when it is first asked for; a busy machine takes longer over it than a test waits.
beforeAll(() => import("@/features/sketch/UploadDialog"));

beforeEach(() => {
  addresses = 0;
  uploads = [];
  asked = [];
  vi.mocked(leaveFor).mockClear();
  URL.createObjectURL = () => "blob:sketch";
  URL.revokeObjectURL = () => undefined;
});

const accepted = () => HttpResponse.json({ id: "g1", state: "queued" }, { status: 202 });
const refusal =
  (status: number, message?: string, code = "invalid") =>
  () =>
    message ? HttpResponse.json({ message, code }, { status }) : new HttpResponse(null, { status });

interface Served {
  address?: () => Response;
  upload?: () => Response;
  enhance?: () => Response;
  list?: Illustration[];
}

function serve({ address, upload, enhance = accepted, list = [] }: Served = {}) {
  server.use(
    http.get("*/api/auth/user", () => HttpResponse.json(user())),
    http.get("*/api/illustrations", () => HttpResponse.json(list)),
    http.post("*/api/sketches/upload-url", () => {
      addresses += 1;
      return address
        ? address()
        : HttpResponse.json({ uploadURL: `http://localhost:3000/put/${addresses}?signature=s` });
    }),
    http.put("*/put/:number", ({ request }) => {
      uploads.push({ path: new URL(request.url).pathname, type: request.headers.get("Content-Type") });
      return upload ? upload() : new HttpResponse(null, { status: 204 });
    }),
    http.post("*/api/sketches/enhance", async ({ request }) => {
      asked.push({
        body: (await request.json()) as Record<string, unknown>,
        key: request.headers.get("Idempotency-Key"),
      });
      return enhance();
    }),
  );
}

const leaf = () => new File([new Uint8Array(2000)], "leaf.png", { type: "image/png" });

async function openTab() {
  const { person } = renderInApp(<Generator user={user()} />);
  await person.click(screen.getByRole("tab", { name: "Upload Sketch" }));
  return person;
}

type Person = Awaited<ReturnType<typeof openTab>>;

const dialog = () => screen.findByRole("dialog", { name: "Upload Sketch" });
const button = (name: string) => screen.getByRole("button", { name });

async function openDialog(person: Person) {
  await person.click(button("Upload Sketch"));
  return dialog();
}

async function choose(person: Person, file: File) {
  const input = within(await openDialog(person)).getByLabelText("Sketch file");
  fireEvent.change(input, { target: { files: [file] } });
}

async function uploadLeaf(person: Person) {
  await choose(person, leaf());
  await screen.findByText("leaf.png");
  await person.click(button("Upload"));
  await screen.findByText("Sketch uploaded successfully!");
}

describe("the upload dialog", () => {
  it("sends nothing before Upload is pressed, then says that it is done", async () => {
    serve();
    const person = await openTab();
    await choose(person, leaf());
    expect(await screen.findByText("leaf.png")).toBeVisible();
    expect(screen.getByText(/Nothing is sent until you press Upload/)).toBeVisible();
    expect(addresses).toBe(0);

    await person.click(button("Upload"));
    expect(await screen.findByText("Sketch uploaded successfully!")).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(uploads).toEqual([{ path: "/put/1", type: "image/png" }]);
    expect(asked).toEqual([]);
    expect(button("Upload Different Sketch")).toHaveFocus();
  });

  it("takes images only, and offers the camera of a phone", async () => {
    serve();
    const person = await openTab();
    const input = within(await openDialog(person)).getByLabelText("Sketch file");
    expect(input).toHaveAttribute("accept", "image/*");
    expect(input).not.toHaveAttribute("multiple");
  });

  it.each([
    ["a GIF", "image/gif", 1, "This file is not a JPG, PNG or WEBP image."],
    ["a PDF", "application/pdf", 1, "This file is not a JPG, PNG or WEBP image."],
    ["too many bytes", "image/png", 10_485_761, "This file is larger than 10 MB."],
  ])("refuses %s", async (_, type, size, reason) => {
    serve();
    const person = await openTab();
    await choose(person, new File([new Uint8Array(size)], "leaf", { type }));
    expect(await screen.findByText(reason)).toBeVisible();
    expect(button("Upload")).toBeDisabled();
    expect(addresses).toBe(0);
  });

  it("takes 10485760 bytes", async () => {
    serve();
    const person = await openTab();
    await choose(person, new File([new Uint8Array(10_485_760)], "leaf.png", { type: "image/png" }));
    expect(await screen.findByText("leaf.png")).toBeVisible();
    expect(button("Upload")).toBeEnabled();
  });

  it("says when a picture cannot be shown, and takes another one", async () => {
    serve();
    const person = await openTab();
    await choose(person, leaf());
    fireEvent.error(await screen.findByAltText("Your sketch"));
    expect(await screen.findByText(/This image cannot be read/)).toBeVisible();
    expect(button("Upload")).toBeDisabled();
  });

  it.each([
    ["the address", { address: refusal(500, "Something went wrong.") }],
    ["the file", { upload: refusal(413, "The sketch is larger than 10 MB.") }],
    ["the connection", { upload: () => HttpResponse.error() }],
  ])("keeps the file when %s fails, and can be tried again", async (_, served) => {
    serve(served);
    const person = await openTab();
    await choose(person, leaf());
    await person.click(button("Upload"));
    expect(await screen.findByText("Upload Failed")).toBeVisible();
    expect(screen.getByText("Please try uploading again.")).toBeVisible();
    expect(screen.getByText("leaf.png")).toBeVisible();

    server.resetHandlers();
    serve();
    await person.click(button("Upload"));
    expect(await screen.findByText("Sketch uploaded successfully!")).toBeVisible();
  });

  it("leads to sign-in when the session is lost", async () => {
    serve({ address: refusal(401, "Unauthorized") });
    const person = await openTab();
    await choose(person, leaf());
    await person.click(button("Upload"));
    expect(await screen.findByText("You are logged out. Logging in again...")).toBeVisible();
    await waitFor(() => {
      expect(leaveFor).toHaveBeenCalledWith("/api/login");
    });
  });

  it("is left by Escape and by Cancel without anything uploaded", async () => {
    serve();
    const person = await openTab();
    await choose(person, leaf());
    await person.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(button("Upload Sketch")).toHaveFocus();
    await openDialog(person);
    await person.click(button("Cancel"));
    expect(button("Upload Sketch")).toBeVisible();
    expect(addresses).toBe(0);
  });
});

describe("enhancing", () => {
  it("without a sketch asks for one and sends nothing", async () => {
    serve();
    const person = await openTab();
    await person.click(button("Enhance My Sketch"));
    expect(await screen.findByText("No Sketch Uploaded")).toBeVisible();
    expect(screen.getByText("Please upload a sketch first.")).toBeVisible();
    expect(addresses).toBe(0);
  });

  it("sends the file to a fresh address, and names what stands before its query", async () => {
    serve();
    const person = await openTab();
    await uploadLeaf(person);
    await person.type(screen.getByLabelText(/Enhancement Notes/), "A leaf. Labels: blade");
    await person.selectOptions(screen.getByLabelText("Style"), "botanical");
    await person.selectOptions(screen.getByLabelText("Resolution"), "1024x1792");
    await person.selectOptions(screen.getByLabelText("Quality"), "hd");
    await person.dblClick(button("Enhance My Sketch"));
    expect(screen.getByRole("button", { name: "Enhancing..." })).toBeDisabled();
    expect(screen.getByText("Sending the sketch")).toBeVisible();

    await waitFor(() => {
      expect(FakeEventSource.opened).toHaveLength(1);
    });
    expect(uploads.map(({ path }) => path)).toEqual(["/put/1", "/put/2"]);
    expect(asked.map(({ body }) => body)).toEqual([
      {
        sketchUrl: "http://localhost:3000/put/2",
        enhancementPrompt: "A leaf. Labels: blade",
        style: "botanical",
        resolution: "1024x1792",
        quality: "hd",
      },
    ]);
    send({ step: "reading", progress: 0.1 });
    expect(screen.getAllByText("Reading the sketch")[0]).toBeVisible();
    send({ state: "succeeded", illustration: redrawn() });
    expect(screen.getByAltText("Labelled section through a human heart.")).toBeInTheDocument();
    expect(screen.getByText("Sketch uploaded successfully!")).toBeVisible();
  });

  it("says so when the file cannot be prepared, and keeps everything", async () => {
    serve();
    const person = await openTab();
    await uploadLeaf(person);
    server.resetHandlers();
    serve({ upload: refusal(503) });
    await person.click(button("Enhance My Sketch"));
    expect(await screen.findByText("Upload Error")).toBeVisible();
    expect(
      screen.getAllByText("Failed to prepare sketch for enhancement. Please try uploading again.")[0],
    ).toBeVisible();
    expect(
      screen.getByText("Your sketch and your notes are still in the form.", { exact: false }),
    ).toBeVisible();
    expect(asked).toEqual([]);

    server.resetHandlers();
    serve();
    await person.click(button("Try again"));
    await waitFor(() => {
      expect(asked).toHaveLength(1);
    });
  });

  it.each([
    [
      refusal(422, "The image is damaged and cannot be read.", "damaged_image"),
      "Enhancement Failed",
      "The image is damaged and cannot be read.",
    ],
    [refusal(500), "Enhancement Failed", "Failed to enhance sketch"],
    [
      refusal(429, "Daily limit reached: you have used all 10.", "daily_limit"),
      "Usage Limit Reached",
      "Daily limit reached: you have used all 10.",
    ],
  ])("shows the server's refusal, or says that it failed", async (enhance, title, text) => {
    serve({ enhance });
    const person = await openTab();
    await uploadLeaf(person);
    await person.click(button("Enhance My Sketch"));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.getByText("leaf.png")).toBeVisible();
  });

  it("leads to sign-in when the session is lost, and keeps notes and choices", async () => {
    serve({ enhance: refusal(401, "Unauthorized") });
    const person = await openTab();
    await uploadLeaf(person);
    await person.type(screen.getByLabelText(/Enhancement Notes/), "A leaf");
    await person.click(button("Enhance My Sketch"));
    expect(await screen.findByText("Unauthorized")).toBeVisible();
    await waitFor(() => {
      expect(leaveFor).toHaveBeenCalledWith("/api/login");
    });
    expect(JSON.parse(localStorage.getItem("pendingGeneration") ?? "{}")).toMatchObject({
      type: "upload",
      prompt: "A leaf",
    });
  });

  it("names the same address and key again when the answer was lost", async () => {
    serve({ enhance: () => HttpResponse.error() });
    const person = await openTab();
    await uploadLeaf(person);
    await person.click(button("Enhance My Sketch"));
    expect(await screen.findByText("Enhancement Failed")).toBeVisible();
    server.resetHandlers();
    serve();
    await person.click(button("Try again"));
    await waitFor(() => {
      expect(asked).toHaveLength(2);
    });
    expect(asked[1]).toEqual(asked[0]);
    expect(uploads).toHaveLength(2);
  });

  it("goes on after a reload, in its own tab", () => {
    serve();
    const pending = generation({ source: "sketch", prompt: "A leaf" });
    renderInApp(<Generator user={user({ activeGenerations: [pending] })} />);
    expect(screen.getByRole("tab", { name: "Upload Sketch" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByLabelText(/Enhancement Notes/)).toHaveValue("A leaf");
    expect(screen.getByRole("button", { name: "Enhancing..." })).toBeDisabled();
    send({ ...pending, state: "failed", error: { message: "There is no drawing.", code: "cannot_draw" } });
    expect(screen.getByText("The sketch was not redrawn")).toBeVisible();
    expect(screen.getByText("Enhancement Failed")).toBeVisible();
  });

  it("redraws the same sketch without sending it again", async () => {
    serve();
    const pending = generation({ source: "sketch" });
    const { person } = renderInApp(<Generator user={user({ activeGenerations: [pending] })} />);
    send({ ...pending, state: "succeeded", illustration: redrawn() });
    await person.click(button("Regenerate"));
    await waitFor(() => {
      expect(asked).toHaveLength(1);
    });
    expect(asked[0]?.body).toMatchObject({ sketchUrl: "/api/sketches/5d0a", enhancementPrompt: "A leaf" });
    expect(asked[0]?.body.seed).toBeTypeOf("number");
    expect(addresses).toBe(0);
  });
});

describe("another sketch", () => {
  it("resets notes, style, resolution and quality", async () => {
    serve();
    const person = await openTab();
    await uploadLeaf(person);
    await person.type(screen.getByLabelText(/Enhancement Notes/), "A leaf");
    await person.selectOptions(screen.getByLabelText("Style"), "botanical");
    await person.selectOptions(screen.getByLabelText("Resolution"), "1024x1792");
    await person.selectOptions(screen.getByLabelText("Quality"), "hd");
    await person.click(button("Upload Different Sketch"));
    expect(screen.queryByText("Sketch uploaded successfully!")).not.toBeInTheDocument();
    expect(screen.getByLabelText(/Enhancement Notes/)).toHaveValue("");
    expect(screen.getByLabelText("Style")).toHaveValue("scientific");
    expect(screen.getByLabelText("Resolution")).toHaveValue("1024x1024");
    expect(screen.getByLabelText("Quality")).toHaveValue("standard");
    expect(button("Upload Sketch")).toHaveFocus();
  });

  it("is kept while the other tab is looked at", async () => {
    serve();
    const person = await openTab();
    await uploadLeaf(person);
    await person.click(screen.getByRole("tab", { name: "Text Prompt" }));
    await person.click(screen.getByRole("tab", { name: "Upload Sketch" }));
    expect(screen.getByText("leaf.png")).toBeVisible();
  });

  it("of the recent ones brings back its notes and choices", async () => {
    serve({ list: [redrawn({ prompt: "", title: "Redrawn sketch", quality: "hd" })] });
    const { person } = renderInApp(<Generator user={user()} />);
    await person.click(await screen.findByRole("button", { name: /Redrawn sketch/ }));
    expect(screen.getByRole("tab", { name: "Upload Sketch" })).toHaveAttribute("aria-selected", "true");
    expect(screen.getByLabelText("Quality")).toHaveValue("hd");
  });
});

function redrawn(change: Partial<Illustration> = {}): Illustration {
  return illustration({ source: "sketch", sketchUrl: "/api/sketches/5d0a", prompt: "A leaf", ...change });
}

function send(change: Partial<Generation>) {
  act(() => {
    FakeEventSource.latest().send(generation({ source: "sketch", ...change }));
  });
}
