import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { type User, useAuth } from "@/features/account/api";
import { Privacy } from "@/features/privacy/Privacy";
import { saveDraft } from "@/lib/draft";
import { leaveFor } from "@/lib/leave";
import { recordTermsAcceptance, termsAcceptance } from "@/lib/terms";

import { renderInApp } from "./render";
import { user } from "./samples";
import { server } from "./server";

vi.mock("@/lib/leave", () => ({ leaveFor: vi.fn() }));

let stored: User;
let calls: string[];

beforeEach(() => {
  stored = user();
  calls = [];
  server.use(http.get("*/api/auth/user", () => HttpResponse.json(stored)));
});

afterEach(() => {
  vi.mocked(leaveFor).mockClear();
});

function answer(path: string, respond: () => Response): void {
  server.use(
    http.delete(`*${path}`, () => {
      calls.push(path);
      return respond();
    }),
  );
}

function Mine() {
  const auth = useAuth();
  return auth.state === "signed-in" && <Privacy user={auth.user} />;
}

async function open(address = "/settings") {
  const { person } = renderInApp(<Mine />, address);
  await screen.findByRole("heading", { name: "Privacy" });
  return person;
}

const press = async (person: Awaited<ReturnType<typeof open>>, name: string) => {
  await person.click(screen.getByRole("button", { name }));
};

describe("withdrawing consent", () => {
  it("is asked about, recorded, and forgets the record of this browser", async () => {
    answer("/api/auth/terms", () => new HttpResponse(null, { status: 204 }));
    recordTermsAcceptance();
    const person = await open();
    await press(person, "Withdraw consent");
    expect(calls).toEqual([]);
    await press(person, "Withdraw");
    expect(await screen.findByText("Consent withdrawn")).toBeVisible();
    expect(calls).toEqual(["/api/auth/terms"]);
    expect(termsAcceptance()).toBeNull();
  });

  it("leaves the way to accept again", async () => {
    stored = user({ termsAcceptedAt: null, termsWithdrawnAt: "2026-05-06T07:08:09Z" });
    await open();
    expect(screen.getByText(/You withdrew your consent on 6 May 2026/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Read and accept" })).toHaveAttribute(
      "href",
      "/terms-acceptance",
    );
    expect(screen.queryByRole("button", { name: "Withdraw consent" })).not.toBeInTheDocument();
  });

  it("changes nothing when it is cancelled", async () => {
    const person = await open();
    await press(person, "Withdraw consent");
    await press(person, "Cancel");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it("keeps the record of this browser when the server does not answer", async () => {
    answer("/api/auth/terms", () => HttpResponse.json({ message: "Away." }, { status: 503 }));
    recordTermsAcceptance();
    const person = await open();
    await press(person, "Withdraw consent");
    await press(person, "Withdraw");
    expect(await screen.findByText("Away.")).toBeVisible();
    expect(termsAcceptance()).not.toBeNull();
  });
});

it("offers everything that is kept as one download", async () => {
  await open();
  const link = screen.getByRole("link", { name: "Download my data" });
  expect(link).toHaveAttribute("href", "/api/auth/export");
  expect(link).toHaveAttribute("download");
});

describe("deleting the account", () => {
  it("takes the e-mail address typed, then leaves and forgets what this browser kept", async () => {
    answer("/api/auth/user", () => new HttpResponse(null, { status: 204 }));
    recordTermsAcceptance();
    saveDraft({ type: "prompt", prompt: "Leaf", style: "botanical", resolution: "1024x1024", quality: "hd" });
    const person = await open();
    await press(person, "Delete account");
    const dialog = within(screen.getByRole("alertdialog", { name: "Delete your account?" }));
    const confirm = dialog.getByRole("button", { name: "Delete for good" });
    expect(confirm).toBeDisabled();
    await person.type(dialog.getByLabelText(`Type ${stored.email} to confirm`), stored.email.slice(0, -1));
    expect(confirm).toBeDisabled();
    await person.keyboard(stored.email.slice(-1));
    await person.click(confirm);
    await waitFor(() => {
      expect(leaveFor).toHaveBeenCalledWith("/");
    });
    expect(calls).toEqual(["/api/auth/user"]);
    expect(localStorage).toHaveLength(0);
  });

  it("leads to the confirmation that it is them, and comes back to the open dialog", async () => {
    answer("/api/auth/user", () =>
      HttpResponse.json({ message: "Please confirm.", code: "reauthentication_required" }, { status: 403 }),
    );
    const person = await open();
    await press(person, "Delete account");
    await person.type(screen.getByLabelText(/to confirm/), stored.email);
    await press(person, "Delete for good");
    await waitFor(() => {
      expect(leaveFor).toHaveBeenCalled();
    });
    const [there] = vi.mocked(leaveFor).mock.calls[0] ?? [""];
    const back = new URL(there, "http://lucida.test").searchParams.get("next") ?? "";
    expect(there).toMatch(/^\/accounts\/reauthenticate\/\?next=/);
    expect(back).toBe("/settings?delete=account#privacy");
  });

  it("opens the dialog where the confirmation leads back to", async () => {
    await open("/settings?delete=account#privacy");
    expect(screen.getByRole("alertdialog", { name: "Delete your account?" })).toBeVisible();
  });

  it("says why it failed, and can be tried again", async () => {
    answer("/api/auth/user", () => HttpResponse.json({ message: "Away." }, { status: 503 }));
    const person = await open();
    await press(person, "Delete account");
    await person.type(screen.getByLabelText(/to confirm/), stored.email);
    await press(person, "Delete for good");
    expect(await screen.findByText("Away.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Delete account" })).toBeEnabled();
    expect(leaveFor).not.toHaveBeenCalled();
  });
});
