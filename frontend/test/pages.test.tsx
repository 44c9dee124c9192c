import { screen, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { Route, Routes } from "react-router-dom";
import { describe, expect, it } from "vitest";

import type { User } from "@/features/account/api";
import DocsPage from "@/pages/DocsPage";
import PricingPage from "@/pages/PricingPage";
import SettingsPage from "@/pages/SettingsPage";

import { renderInApp } from "./render";
import { usage, user } from "./samples";
import { server } from "./server";

function open(address: string, who: User | null) {
  server.use(
    http.get("*/api/auth/user", () =>
      who ? HttpResponse.json(who) : HttpResponse.json({ message: "Unauthorized" }, { status: 401 }),
    ),
    http.get("*/api/user/api-keys", () => HttpResponse.json([])),
  );
  return renderInApp(
    <Routes>
      <Route path="/" element={<p>The generator</p>} />
      <Route path="/docs" element={<DocsPage />} />
      <Route path="/settings" element={<SettingsPage />} />
      <Route path="/pricing" element={<PricingPage />} />
    </Routes>,
    address,
  );
}

const heading = (name: string) => screen.findByRole("heading", { name });
const signInLink = () =>
  within(screen.getByRole("main")).getByRole("link", { name: "Sign In" }).getAttribute("href");

describe("the API documentation", () => {
  it("has the calls, a section on each subject, and a sign-in card for visitors", async () => {
    open("/docs", null);
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual([
      "Generate",
      "Enhance Sketch",
      "List Images",
      "JavaScript",
      "Python",
      "cURL",
    ]);
    for (const name of ["Authentication", "Usage limits and billing", "Error codes", "Use cases"]) {
      expect(screen.getByRole("heading", { name })).toBeVisible();
    }
    expect(screen.getByText("OpenAPI 3.1 document")).toHaveAttribute("href", "/api/schema");
    for (const status of ["400", "401", "429", "500"]) expect(screen.getByText(status)).toBeVisible();
    expect(await heading("Sign in to use the API")).toBeVisible();
    expect(signInLink()).toBe("/api/login?next=/docs");
  });

  it("has no sign-in card for those who are signed in", async () => {
    open("/docs", user());
    await screen.findByText("4/10 used", { selector: ".who small" });
    expect(screen.queryByRole("heading", { name: "Sign in to use the API" })).not.toBeInTheDocument();
  });

  it.each([
    ["Generate", "Python", ['SITE = "http://lucida.test"', '"/api/illustrations/generate"', '"prompt":']],
    ["Generate", "cURL", ['site="http://lucida.test"', '"$site/api/illustrations/generate"', '"quality"']],
    [
      "Enhance Sketch",
      "JavaScript",
      ['"/api/illustrations/enhance"', '"sketchImageUrl": "http://lucida.test/static/'],
    ],
    ["List Images", "Python", ['"/api/illustrations?limit=']],
  ])("gives a sample of %s in %s, with a copy button", async (call, language, parts) => {
    const { person } = open("/docs", null);
    await person.click(screen.getByRole("tab", { name: call }));
    await person.click(screen.getByRole("tab", { name: language }));
    const sample = screen.getByRole("region", { name: `${language} example` });
    for (const part of parts) expect(sample.textContent).toContain(part);
    await person.click(screen.getByRole("button", { name: `Copy ${language} example` }));
    expect(await navigator.clipboard.readText()).toBe(sample.textContent);
  });
});

describe("the settings", () => {
  it("require signing in", async () => {
    open("/settings", null);
    expect(await heading("Sign In Required")).toBeVisible();
    expect(signInLink()).toBe("/api/login?next=/settings");
  });

  it("show subscription, today's usage, usage examples and the accepted terms", async () => {
    open("/settings", user());
    expect(await heading("Free plan")).toBeVisible();
    expect(screen.getByText("4/10")).toBeVisible();
    expect(screen.getByRole("region", { name: "JavaScript example" })).toHaveTextContent("/api/v1/generate");
    expect(screen.getByText(/You accepted the Terms of Service .* 2 January 2026/)).toBeVisible();
  });

  it("lead to each page that protects the account", async () => {
    open("/settings", user());
    const security = within(await screen.findByRole("region", { name: "Security" }));
    expect(security.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/accounts/email/",
      "/accounts/password/change/",
      "/accounts/2fa/",
      "/accounts/sessions/",
      "/accounts/3rdparty/",
    ]);
  });

  it("name a subscriber's plan", async () => {
    const subscriber = {
      subscriptionStatus: "active",
      subscriptionPlan: "basic",
      usage: usage(3, 50),
    } as const;
    open("/settings", user(subscriber));
    expect(await heading("Basic plan")).toBeVisible();
    expect(screen.getByText(/50 illustrations a day/)).toBeVisible();
  });
});

describe("the account menu", () => {
  const menu = async () => {
    const usageText = await screen.findByText("4/10 used", { selector: ".account small" });
    return within(usageText.closest(".account") as HTMLElement);
  };

  it("leads to the settings and out, and to the admin panel for the owner alone", async () => {
    open("/pricing", user({ isAdmin: true }));
    const links = (await menu()).getAllByRole("link", { hidden: true });
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Settings", "/settings"],
      ["Admin Panel", "/admin"],
      ["Logout", "/api/logout"],
    ]);
  });

  it("has no admin panel for others", async () => {
    open("/pricing", user());
    const links = (await menu()).getAllByRole("link", { hidden: true });
    expect(links.map((link) => link.textContent)).toEqual(["Settings", "Logout"]);
  });
});

describe("the header", () => {
  const account = () => within(screen.getByRole("banner"));

  it("says Loading... while it is not known who is there", () => {
    open("/pricing", user());
    expect(account().getAllByText("Loading...").length).toBeGreaterThan(0);
  });

  it("says Loading... in place of a usage that is missing", async () => {
    open("/pricing", user({ usage: undefined }));
    await screen.findByText("Maria");
    expect(account().getAllByText("Loading...").length).toBeGreaterThan(0);
  });

  it("names the user by e-mail when there is no first name", async () => {
    open("/pricing", user({ firstName: "" }));
    expect(await screen.findByText("maria@institute.example", { selector: "b" })).toBeVisible();
  });

  it("offers visitors to sign in", async () => {
    open("/pricing", null);
    const links = await account().findAllByRole("link", { name: "Sign In" });
    expect(links[0]).toHaveAttribute("href", "/api/login");
  });
});

describe("the pricing page", () => {
  it("offers visitors to sign up or to sign in", async () => {
    open("/pricing", null);
    expect(await screen.findByRole("link", { name: "Sign Up Free" })).toBeVisible();
    expect(screen.getAllByRole("link", { name: "Sign In to Subscribe" })).toHaveLength(2);
    expect(screen.getByText("Most Popular").closest("section")).toHaveAccessibleName("Basic");
    expect(screen.queryByText("Current Plan")).not.toBeInTheDocument();
  });

  it("marks the current plan, and has paid plans disabled until payment works", async () => {
    open("/pricing", user());
    expect(await screen.findByRole("link", { name: "Start Creating" })).toHaveAttribute("href", "/");
    expect(screen.getByText("Current Plan").closest("section")).toHaveAccessibleName("Free");
    const buttons = screen.getAllByRole("button", { name: "Payment System Under Development" });
    expect(buttons).toHaveLength(2);
    buttons.forEach((button) => {
      expect(button).toBeDisabled();
    });
  });

  it("marks a subscriber's plan", async () => {
    open("/pricing", user({ subscriptionStatus: "active", subscriptionPlan: "premium" }));
    expect((await screen.findByText("Current Plan")).closest("section")).toHaveAccessibleName("Premium");
  });
});
