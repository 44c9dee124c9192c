import { screen } from "@testing-library/react";
import { expect, it } from "vitest";

import { UsageCard } from "@/features/usage/UsageCard";

import { renderInApp } from "./render";
import { usage, user } from "./samples";

it("offers the free trial without usage data", () => {
  renderInApp(<UsageCard user={user({ usage: undefined })} />);
  expect(screen.getByText("Get 10 Free Illustrations")).toBeVisible();
  expect(screen.getByText("Try the product with 10 free illustrations! No signup required.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Sign In Free" })).toHaveAttribute("href", "/api/login");
});

it("counts a free user's day and leads to the plans", () => {
  renderInApp(<UsageCard user={user()} />);
  expect(screen.getByText("Daily Usage")).toBeVisible();
  expect(screen.getByText("4/10")).toBeVisible();
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "4");
  expect(screen.getByRole("link", { name: "Basic - $3.99/month (50 per day)" })).toHaveAttribute(
    "href",
    "/pricing",
  );
  expect(screen.getByRole("link", { name: "Premium - $9.99/month (120 per day)" })).toHaveAttribute(
    "href",
    "/pricing",
  );
});

it("stays calm at exactly 80 percent", () => {
  renderInApp(<UsageCard user={user({ usage: usage(8) })} />);
  expect(screen.getByText("Daily Usage")).toBeVisible();
});

it("warns over 80 percent with what remains", () => {
  renderInApp(<UsageCard user={user({ usage: usage(9) })} />);
  expect(screen.getByText("Almost at your limit!")).toBeVisible();
  expect(screen.getByText("1").parentElement).toHaveTextContent("1 illustrations remaining today.");
});

it("says that the limit is reached and what the plans would give", () => {
  renderInApp(<UsageCard user={user({ usage: usage(10) })} />);
  expect(screen.getByText("Daily limit reached!")).toBeVisible();
  expect(
    screen.getByText(
      "Upgrade to Basic ($3.99/month) for 50 illustrations daily or Premium ($9.99/month) for 120 illustrations daily.",
    ),
  ).toBeVisible();
});

it.each([
  ["basic", 50, "Basic Plan Active"],
  ["premium", 120, "Premium Plan Active"],
] as const)("shows a %s subscriber the allowance, and no warning over 80 percent", (plan, limit, badge) => {
  const subscriber = user({
    subscriptionStatus: "active",
    subscriptionPlan: plan,
    usage: usage(limit - 1, limit),
  });
  renderInApp(<UsageCard user={subscriber} />);
  expect(screen.getByText("Premium Plan")).toBeVisible();
  expect(screen.getByText(`${limit} illustrations every day.`)).toBeVisible();
  expect(screen.getByText(badge)).toBeVisible();
  expect(screen.queryByText("Almost at your limit!")).not.toBeInTheDocument();
});
