import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";

import { ApiKeys } from "@/features/apikeys/ApiKeys";
import type { ApiKey } from "@/lib/schema";

import { renderInApp } from "./render";
import { server } from "./server";

const SLIDES: ApiKey = {
  id: "k1",
  keyName: "Lecture slides",
  keyPrefix: "cl_0123456789ab",
  createdAt: "2026-01-02T03:04:05Z",
  lastUsed: "2026-01-03T09:14:00Z",
};
const NOTEBOOK: ApiKey = {
  ...SLIDES,
  id: "k2",
  keyName: "Lab notebook",
  keyPrefix: "cl_ba9876543210",
  lastUsed: null,
};
const FULL_KEY = `${NOTEBOOK.keyPrefix}_9f2Kq7Zr4sVtXw1bYhN8mJ0pLd3GcE6uQaR5oTiW2xA`;

let stored: ApiKey[] = [];
let asked: unknown[] = [];

beforeEach(() => {
  stored = [SLIDES];
  asked = [];
  server.use(
    http.get("*/api/user/api-keys", () => HttpResponse.json(stored)),
    http.post("*/api/user/api-keys", async ({ request }) => {
      asked.push(await request.json());
      stored = [NOTEBOOK, ...stored];
      return HttpResponse.json({ ...NOTEBOOK, fullKey: FULL_KEY }, { status: 201 });
    }),
    http.delete("*/api/user/api-keys/:id", ({ params }) => {
      asked.push(`delete ${String(params.id)}`);
      stored = stored.filter(({ id }) => id !== params.id);
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const createButton = () => screen.getByRole("button", { name: "Create Key" });
const rowOf = async (name: string) => (await screen.findByText(name)).closest("tr") as HTMLElement;

async function create(person: ReturnType<typeof renderInApp>["person"], name: string) {
  await person.type(screen.getByLabelText("Key name"), name);
  await person.click(createButton());
}

describe("creating a key", () => {
  it("is not possible while the name is blank", async () => {
    const { person } = renderInApp(<ApiKeys />);
    expect(createButton()).toBeDisabled();
    await person.type(screen.getByLabelText("Key name"), "   {Enter}");
    expect(createButton()).toBeDisabled();
    expect(asked).toEqual([]);
    await person.type(screen.getByLabelText("Key name"), "Lab");
    expect(createButton()).toBeEnabled();
  });

  it("shows the whole key until it is said to be copied, and never again", async () => {
    const { person } = renderInApp(<ApiKeys />);
    await create(person, " Lab notebook ");
    const shown = await screen.findByRole("group", { name: "Your new key “Lab notebook”" });
    expect(asked).toEqual([{ keyName: "Lab notebook" }]);
    expect(within(shown).getByText(FULL_KEY)).toBeVisible();
    expect(within(shown).getByRole("button", { name: "Copy" })).toHaveFocus();
    await person.click(within(shown).getByRole("button", { name: "Copy" }));
    expect(await navigator.clipboard.readText()).toBe(FULL_KEY);
    expect(await screen.findByText("API key copied")).toBeVisible();
    expect(shown).toBeVisible();

    await person.click(screen.getByRole("button", { name: "I've copied it" }));
    expect(screen.queryByText(FULL_KEY)).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(FULL_KEY);
    expect(await rowOf("Lab notebook")).toHaveTextContent("cl_ba9876543210…");
    expect(screen.getByRole("heading", { name: "API keys" })).toHaveFocus();
  });

  it("empties the field for the next one and loses no key that was not copied yet", async () => {
    const { person } = renderInApp(<ApiKeys />);
    await create(person, "Lab notebook");
    await screen.findByText(FULL_KEY);
    expect(screen.getByLabelText("Key name")).toHaveValue("");
    const second = { ...NOTEBOOK, id: "k3", keyName: "Another", fullKey: "cl_another" };
    server.use(http.post("*/api/user/api-keys", () => HttpResponse.json(second, { status: 201 })));
    await create(person, "Another");
    expect(await screen.findByText("cl_another")).toBeVisible();
    expect(screen.getByText(FULL_KEY)).toBeVisible();
  });

  it("asks once, however often the button is clicked", async () => {
    const { person } = renderInApp(<ApiKeys />);
    await person.type(screen.getByLabelText("Key name"), "Lab notebook");
    await person.dblClick(createButton());
    await screen.findByText(FULL_KEY);
    expect(asked).toHaveLength(1);
  });

  it.each([
    [
      { message: "You have 20 API keys, the most there can be." },
      "You have 20 API keys, the most there can be.",
    ],
    [null, "Failed to create API key"],
  ])("that fails says why and keeps the name: %j", async (body, text) => {
    server.use(
      http.post("*/api/user/api-keys", () =>
        body ? HttpResponse.json(body, { status: 409 }) : HttpResponse.error(),
      ),
    );
    const { person } = renderInApp(<ApiKeys />);
    await create(person, "Lab notebook");
    expect(await screen.findByText("Error")).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText("Key name")).toHaveValue("Lab notebook");
    expect(createButton()).toBeEnabled();
  });
});

describe("the list of keys", () => {
  it("names each key, its beginning, its age and its last use", async () => {
    stored = [NOTEBOOK, SLIDES];
    renderInApp(<ApiKeys />);
    const notebook = await rowOf("Lab notebook");
    expect(notebook).toHaveTextContent("cl_ba9876543210…");
    expect(notebook).toHaveTextContent("2 Jan 2026");
    expect(notebook).toHaveTextContent("Never used");
    expect(await rowOf("Lecture slides")).toHaveTextContent("3 Jan 2026");
  });

  it("says when there are none", async () => {
    stored = [];
    renderInApp(<ApiKeys />);
    expect(await screen.findByText("You have no keys yet.")).toBeVisible();
  });

  it("can be asked for again when it did not come", async () => {
    server.use(http.get("*/api/user/api-keys", () => HttpResponse.error(), { once: true }));
    const { person } = renderInApp(<ApiKeys />);
    expect(await screen.findByText(/Your keys could not be loaded/)).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await rowOf("Lecture slides")).toBeVisible();
  });
});

describe("deleting a key", () => {
  const ask = async (person: ReturnType<typeof renderInApp>["person"]) => {
    await person.click(await screen.findByRole("button", { name: "Delete Lecture slides" }));
    return screen.getByRole("alertdialog", { name: "Delete “Lecture slides”?" });
  };

  it("asks first, and does nothing when that is cancelled", async () => {
    const { person } = renderInApp(<ApiKeys />);
    const question = await ask(person);
    expect(question).toHaveAccessibleDescription(/This cannot be undone/);
    expect(within(question).getByRole("button", { name: "Cancel" })).toHaveFocus();
    await person.click(within(question).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(asked).toEqual([]);
    expect(await rowOf("Lecture slides")).toBeVisible();
  });

  it("removes it from the list and says so", async () => {
    const { person } = renderInApp(<ApiKeys />);
    await person.click(within(await ask(person)).getByRole("button", { name: "Delete key" }));
    expect(await screen.findByText("API key deleted")).toBeVisible();
    expect(await screen.findByText("You have no keys yet.")).toBeVisible();
    expect(asked).toEqual(["delete k1"]);
  });

  it("that fails says so and keeps the key in the list", async () => {
    server.use(http.delete("*/api/user/api-keys/:id", () => HttpResponse.error()));
    const { person } = renderInApp(<ApiKeys />);
    await person.click(within(await ask(person)).getByRole("button", { name: "Delete key" }));
    expect(await screen.findByText("Failed to delete API key")).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole("button", { name: "Delete Lecture slides" })).toBeEnabled();
    });
  });

  it("takes a key away too that was not copied yet", async () => {
    stored = [];
    const { person } = renderInApp(<ApiKeys />);
    await create(person, "Lab notebook");
    await person.click(await screen.findByRole("button", { name: "Delete Lab notebook" }));
    await person.click(screen.getByRole("button", { name: "Delete key" }));
    expect(await screen.findByText("You have no keys yet.")).toBeVisible();
    expect(screen.queryByText(FULL_KEY)).not.toBeInTheDocument();
  });
});
