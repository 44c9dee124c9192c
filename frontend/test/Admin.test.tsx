import { screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";

import type { User } from "@/features/account/api";
import type { AdminIllustration, AdminStats, AdminUser } from "@/lib/schema";
import AdminPage from "@/pages/AdminPage";

import { renderInApp } from "./render";
import { illustration, user } from "./samples";
import { server } from "./server";

const OWNER = user({ id: "1", isAdmin: true });

function stats(change: Partial<AdminStats> = {}): AdminStats {
  const days = Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    succeeded: index === 29 ? 64 : 19 + index,
    failed: index === 0 ? 3 : 0,
  }));
  return {
    totalUsers: 1284,
    newUsers: 37,
    activeSubscriptions: 46,
    subscriptions: { basic: 31, premium: 15 },
    totalGenerations: 18902,
    failedGenerations: 412,
    todayGenerations: 64,
    days,
    engine: {
      name: "embedded",
      lastDrawnAt: "2026-11-21T14:00:00Z",
      lastFaultAt: null,
      medianSeconds: 1.2,
    },
    queue: { queued: 0, running: 1, oldestQueuedAt: null, workers: 1 },
    failures: [],
    storedBytes: 1_290_000_000,
    paidServices: null,
    measuredAt: "2026-11-21T14:02:00Z",
    ...change,
  };
}

function account(change: Partial<AdminUser> = {}): AdminUser {
  return {
    id: "7",
    email: "jonas@university.example",
    firstName: "Jonas",
    lastName: "",
    profileImageUrl: null,
    plan: "basic",
    subscriptionStatus: "active",
    subscriptionPlan: "basic",
    usage: { used: 23, limit: 50, canGenerate: true },
    joinedAt: "2026-11-01T00:00:00Z",
    isSuspended: false,
    ...change,
  };
}

function content(change: Partial<AdminIllustration> = {}): AdminIllustration {
  return {
    ...illustration(),
    thumbnailUrl: "/api/admin/illustrations/heart/thumbnail",
    imageUrl: "/api/admin/illustrations/heart/image",
    isAnonymous: false,
    user: { id: "7", email: "jonas@university.example" },
    ...change,
  };
}

/** The panel in front of a server with these answers; gives back the addresses of the lists that were asked for. */
function open(
  address = "/admin",
  who: User | null = OWNER,
  answers: Partial<ReturnType<typeof defaults>> = {},
) {
  const { figures, users, illustrations } = { ...defaults(), ...answers };
  const asked: string[] = [];
  const list = (items: unknown[]) => {
    return ({ request }: { request: Request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(items, { headers: { "X-Total-Count": String(items.length) } });
    };
  };
  server.use(
    http.get("*/api/auth/user", () =>
      who ? HttpResponse.json(who) : HttpResponse.json({ message: "Unauthorized" }, { status: 401 }),
    ),
    http.get("*/api/admin/stats", () => HttpResponse.json(figures)),
    http.get("*/api/admin/records", () => HttpResponse.json([])),
    http.get("*/api/admin/users", list(users)),
    http.get("*/api/admin/illustrations", list(illustrations)),
  );
  const view = renderInApp(
    <Routes>
      <Route path="/" element={<p>The generator</p>} />
      <Route path="/admin" element={<AdminPage />} />
    </Routes>,
    address,
  );
  return { ...view, asked };
}

function defaults() {
  return { figures: stats(), users: [account()], illustrations: [content()] };
}

const heading = (name: string) => screen.findByRole("heading", { name });

describe("the guards of the admin panel", () => {
  it("ask a visitor to sign in", async () => {
    open("/admin", null);
    expect(await heading("Admin Access Required")).toBeVisible();
    const link = within(screen.getByRole("main")).getByRole("link", { name: "Sign In" });
    expect(link).toHaveAttribute("href", "/api/login?next=/admin");
  });

  it("send anyone but the owner home, with nothing asked for", async () => {
    const { asked } = open("/admin?tab=users", user());
    expect(await screen.findByText("The generator")).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe("the overview", () => {
  it("has the badge, the way back, four tabs and four cards", async () => {
    open();
    expect((await screen.findAllByText("Business Owner")).length).toBeGreaterThan(0);
    expect(screen.getByRole("link", { name: "Back to App" })).toHaveAttribute("href", "/");
    const tabs = screen.getAllByRole("tab").map((tab) => tab.textContent);
    expect(tabs).toEqual(["Overview", "Users", "Content", "Revenue"]);
    for (const [card, value, note] of [
      ["Total Users", "1,284", "37 in the last 7 days"],
      ["Active Subscriptions", "46", "31 Basic, 15 Premium"],
      ["Total Generations", "18,902", "412 failed and given back"],
      ["Today's Activity", "64", "illustrations since 00:00 UTC"],
    ] as const) {
      expect(await screen.findByText(note)).toBeVisible();
      expect(screen.getByText(card).parentElement).toHaveTextContent(`${card}${value}${note}`);
    }
    expect(screen.getByText("21 November 2026, 14:02 UTC")).toBeVisible();
  });

  it("draws the days and tells the same as a table, the latest first", async () => {
    open();
    const chart = await screen.findByRole("img", {
      name: /over the last 30 days, between 19 and 64; 3 failed/,
    });
    expect(chart.querySelectorAll("g")).toHaveLength(30);
    expect(chart.querySelector("title")).toHaveTextContent("23 October: 19 drawn, 3 failed");
    const rows = within(screen.getByText("The same as a table").closest("details") as HTMLElement)
      .getAllByRole("row", { hidden: true })
      .map((row) => row.textContent);
    expect(rows).toHaveLength(31);
    expect(rows[1]).toBe("21 November640");
    expect(rows[30]).toBe("23 October193");
  });

  it("tells failures by reason, and whether engine, queue and workers are well", async () => {
    open("/admin", OWNER, {
      figures: stats({
        engine: {
          name: "embedded",
          lastDrawnAt: "2026-11-21T13:00:00Z",
          lastFaultAt: "2026-11-21T14:00:00Z",
          medianSeconds: 1.2,
        },
        queue: { queued: 3, running: 0, oldestQueuedAt: "2026-11-21T13:52:00Z", workers: 1 },
        failures: [
          {
            code: "cannot_draw",
            count: 9,
            lastAt: "2026-11-21T14:00:00Z",
            message: "We cannot draw a house.",
          },
        ],
      }),
    });
    expect(await screen.findByText("The last drawing failed")).toBeVisible();
    expect(screen.getByText("3 waiting too long")).toBeVisible();
    expect(screen.getByText("oldest waits 10 min")).toBeVisible();
    expect(screen.getByText("1.3 GB")).toBeVisible();
    const reason = screen.getByText("Asked for what cannot be drawn yet").closest("li");
    expect(reason).toHaveTextContent(/9.*We cannot draw a house\./);
  });

  it("tells what paid services cost, and nothing of them where none is used", async () => {
    const cost = { today: 1.234, total: 45.6, calls: 1204, unpriced: 3 };
    open("/admin", OWNER, { figures: stats({ paidServices: { cost, troubles: [] } }) });
    const card = (await screen.findByText("Paid services")).closest("div");
    expect(card).toHaveTextContent("$45.60 in 30 days$1.23 today, 1,204 requests3 of unknown cost");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it.each(["overview", "users", "content", "revenue"])(
    "tells the owner on the %s tab what only they can mend",
    async (tab) => {
      const cost = { today: 0, total: 0.004, calls: 1, unpriced: 0 };
      const troubles = [
        {
          service: "images" as const,
          kind: "billing" as const,
          detail: "You exceeded your current quota",
          since: "2026-11-21T13:00:00Z",
        },
      ];
      open(`/admin?tab=${tab}`, OWNER, { figures: stats({ paidServices: { cost, troubles } }) });
      const banner = await screen.findByRole("alert", { name: "Paid services need you" });
      expect(banner).toHaveTextContent("The image service refuses for lack of money.");
      expect(banner).toHaveTextContent("“You exceeded your current quota”");
    },
  );

  it("says when nobody is there to draw", async () => {
    const queue = { queued: 0, running: 0, oldestQueuedAt: null, workers: 0 };
    open("/admin", OWNER, { figures: stats({ queue }) });
    expect(await screen.findByText("No worker is running")).toBeVisible();
  });

  it("measures again when asked to", async () => {
    const { person } = open();
    await screen.findByText("1,284");
    server.use(http.get("*/api/admin/stats", () => HttpResponse.json(stats({ totalUsers: 1285 }))));
    await person.click(screen.getByRole("button", { name: "Refresh" }));
    expect(await screen.findByText("1,285")).toBeVisible();
  });

  it("says so when the figures do not come, and tries again", async () => {
    const { person } = open();
    server.use(http.get("*/api/admin/stats", () => new HttpResponse(null, { status: 500 }), { once: true }));
    await person.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("1,284")).toBeVisible();
  });
});

describe("the list of users", () => {
  const row = async (name: string) => within(await screen.findByRole("row", { name: new RegExp(name) }));

  it("shows name or e-mail, e-mail, plan and today's usage", async () => {
    const nameless = account({
      id: "8",
      firstName: "",
      email: "teacher@school.example",
      plan: "free",
      usage: { used: 10, limit: 10, canGenerate: false },
    });
    open("/admin?tab=users", OWNER, { users: [account(), nameless] });
    const jonas = await row("Jonas");
    expect(jonas.getByText("jonas@university.example")).toBeVisible();
    expect(jonas.getByText("Basic")).toBeVisible();
    expect(jonas.getByText("23/50 used")).toBeVisible();
    const teacher = await row("teacher");
    expect(teacher.getAllByText("teacher@school.example")).toHaveLength(2);
    expect(teacher.getByText("10/10 used")).toBeVisible();
  });

  it("searches, filters and sorts on the server", async () => {
    const { person, asked } = open("/admin?tab=users");
    await row("Jonas");
    await person.selectOptions(screen.getByLabelText("Plan"), "Premium");
    await person.selectOptions(screen.getByLabelText("Sort"), "Most used today");
    await person.type(screen.getByLabelText("Search"), "maria");
    await waitFor(() => {
      expect(asked.at(-1)).toBe("?q=maria&plan=premium&sort=most_used&limit=25");
    });
  });

  it("goes to the next page and back", async () => {
    const { person } = open("/admin?tab=users");
    const page = (name: string, next?: string) =>
      HttpResponse.json([account({ firstName: name })], {
        headers: { "X-Total-Count": "26", ...(next && { Link: `<${next}>; rel="next"` }) },
      });
    server.use(
      http.get("*/api/admin/users", ({ request }) =>
        request.url.includes("cursor") ? page("Wei") : page("Amara", "/api/admin/users?cursor=2"),
      ),
    );
    await row("Amara");
    expect(screen.getByRole("button", { name: "Previous" })).toBeDisabled();
    await person.click(screen.getByRole("button", { name: "Next" }));
    await row("Wei");
    expect(screen.getByText("26–26 of 26")).toBeVisible();
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
    await person.click(screen.getByRole("button", { name: "Previous" }));
    await row("Amara");
  });

  async function chooseToSuspend(person: ReturnType<typeof open>["person"]) {
    await person.click(await screen.findByRole("button", { name: "Actions for Jonas" }));
    await person.click(screen.getByRole("button", { name: "Suspend…" }));
    return screen.findByRole("alertdialog", { name: "Suspend jonas@university.example?" });
  }

  it("suspends with a reason, and shows who is suspended", async () => {
    const { person } = open("/admin?tab=users");
    const sent: unknown[] = [];
    server.use(
      http.post("*/api/admin/users/7/suspension", async ({ request }) => {
        sent.push(await request.json());
        server.use(http.get("*/api/admin/users", () => HttpResponse.json([account({ isSuspended: true })])));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const dialog = within(await chooseToSuspend(person));
    expect(dialog.getByRole("button", { name: "Suspend" })).toBeDisabled();
    await person.type(dialog.getByLabelText("Reason"), "Spam ");
    await person.click(dialog.getByRole("button", { name: "Suspend" }));
    expect(await screen.findByText("Suspended")).toBeVisible();
    expect(await screen.findByText("User suspended", { selector: ".toast-title" })).toBeVisible();
    expect(sent).toEqual([{ reason: "Spam" }]);
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("changes nothing when the question is cancelled", async () => {
    const { person } = open("/admin?tab=users");
    const dialog = within(await chooseToSuspend(person));
    await person.type(dialog.getByLabelText("Reason"), "Spam");
    await person.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(screen.queryByText("Suspended")).not.toBeInTheDocument();
  });

  it("says why a suspension was refused", async () => {
    const { person } = open("/admin?tab=users");
    server.use(
      http.post("*/api/admin/users/7/suspension", () =>
        HttpResponse.json(
          { message: "You cannot suspend your own account.", code: "own_account" },
          { status: 409 },
        ),
      ),
    );
    const dialog = within(await chooseToSuspend(person));
    await person.type(dialog.getByLabelText("Reason"), "Spam");
    await person.click(dialog.getByRole("button", { name: "Suspend" }));
    expect(await screen.findByText("You cannot suspend your own account.")).toBeVisible();
  });

  it("offers the owner no suspension of their own account", async () => {
    const { person } = open("/admin?tab=users", OWNER, { users: [account({ id: "1" })] });
    await person.click(await screen.findByRole("button", { name: "Actions for Jonas" }));
    expect(screen.getByRole("link", { name: "Illustrations" })).toHaveAttribute(
      "href",
      "/admin?tab=content&user=1",
    );
    expect(screen.queryByRole("button", { name: "Suspend…" })).not.toBeInTheDocument();
  });
});

describe("the list of content", () => {
  it("shows thumbnail, prompt, caption, style, resolution, date and who made it", async () => {
    const anonymous = content({ id: "leaf", prompt: "A leaf", isAnonymous: true, user: null });
    open("/admin?tab=content", OWNER, { illustrations: [content(), anonymous] });
    const [first, second] = (await screen.findAllByRole("button", { name: "Open Human heart" })).map(
      (button) => button.closest("li"),
    );
    expect(first?.querySelector("img")).toHaveAttribute("src", "/api/admin/illustrations/heart/thumbnail");
    for (const words of [
      content().prompt,
      content().caption,
      "Anatomical Illustration, 1792x1024",
      "2 January 2026",
      "Registered User",
      "jonas@university.example",
    ]) {
      expect(first).toHaveTextContent(words);
    }
    expect(second).toHaveTextContent("Anonymous");
  });

  it("searches, filters and sorts on the server, and keeps to one user where asked to", async () => {
    const { person, asked } = open("/admin?tab=content&user=7");
    expect(await screen.findByText(/Illustrations of jonas@university.example alone/)).toBeVisible();
    await person.selectOptions(screen.getByLabelText("Made by"), "Anonymous");
    await person.selectOptions(screen.getByLabelText("Style"), "Botanical Drawing");
    await waitFor(() => {
      expect(asked.at(-1)).toBe("?style=botanical&madeBy=anonymous&user=7&limit=25");
    });
    await person.click(screen.getByRole("button", { name: "Show everybody’s" }));
    await waitFor(() => {
      expect(asked.at(-1)).toBe("?style=botanical&madeBy=anonymous&limit=25");
    });
  });

  it("hides with a reason, and shows that it is hidden and why", async () => {
    const { person } = open("/admin?tab=content");
    server.use(
      http.post("*/api/admin/illustrations/heart/hiding", () => {
        const hidden = { since: "2026-01-03T00:00:00Z", reason: "Not science" };
        server.use(http.get("*/api/admin/illustrations", () => HttpResponse.json([content({ hidden })])));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await person.click(await screen.findByRole("button", { name: "Hide: Human heart" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await person.type(dialog.getByLabelText("Reason"), "Not science");
    await person.click(dialog.getByRole("button", { name: "Hide" }));
    expect(await screen.findByText("Hidden on 3 January 2026: Not science")).toBeVisible();
    expect(screen.getByRole("button", { name: "Show again: Human heart" })).toBeVisible();
  });

  it("deletes with a reason", async () => {
    const { person } = open("/admin?tab=content");
    const sent: string[] = [];
    server.use(
      http.delete("*/api/admin/illustrations/heart", ({ request }) => {
        sent.push(new URL(request.url).searchParams.get("reason") ?? "");
        server.use(http.get("*/api/admin/illustrations", () => HttpResponse.json([])));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await person.click(await screen.findByRole("button", { name: "Delete: Human heart" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await person.type(dialog.getByLabelText("Reason"), "Spam & worse");
    await person.click(dialog.getByRole("button", { name: "Delete" }));
    await waitFor(() => {
      expect(screen.queryByRole("button", { name: "Open Human heart" })).not.toBeInTheDocument();
    });
    expect(sent).toEqual(["Spam & worse"]);
  });
});

describe("the exports", () => {
  const saved: string[] = [];

  function watchSaving() {
    saved.length = 0;
    vi.stubGlobal(
      "URL",
      Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => undefined }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
  }

  it("are three, beside the notice on payment", async () => {
    open("/admin?tab=revenue");
    expect(await heading("Payment Integration Coming Soon")).toBeVisible();
    for (const kind of ["stats", "users", "content"]) {
      expect(screen.getByRole("button", { name: `Export ${kind}` })).toBeVisible();
    }
  });

  it("are saved under the name the server gives", async () => {
    watchSaving();
    const { person } = open("/admin?tab=revenue");
    server.use(
      http.get("*/api/admin/export/users", () =>
        HttpResponse.text("ID\r\n", {
          headers: { "Content-Disposition": 'attachment; filename="users-2026-11-21.csv"' },
        }),
      ),
    );
    await person.click(await screen.findByRole("button", { name: "Export users" }));
    expect(await screen.findByText("Export saved")).toBeVisible();
    expect(saved).toEqual(["users-2026-11-21.csv"]);
  });

  it("that fail are told by a notice and logged to the console", async () => {
    watchSaving();
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const { person } = open("/admin?tab=revenue");
    server.use(http.get("*/api/admin/export/content", () => HttpResponse.error()));
    await person.click(await screen.findByRole("button", { name: "Export content" }));
    expect(await screen.findByText("Export Failed")).toBeVisible();
    expect(log).toHaveBeenCalledWith("The export of content failed.", expect.anything());
    expect(saved).toEqual([]);
    expect(screen.getByRole("button", { name: "Export content" })).toHaveTextContent("Export");
  });
});
