import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, it } from "vitest";

import PrivacyPage from "@/pages/PrivacyPage";
import RefundsPage from "@/pages/RefundsPage";
import TermsPage from "@/pages/TermsPage";

import { renderInApp } from "./render";

const DOCUMENTS: [string, ComponentType, RegExp[]][] = [
  ["Terms of Service", TermsPage, [/13/]],
  ["Privacy Policy", PrivacyPage, [/2 years/, /13/]],
  ["Refund Policy", RefundsPage, [/7-day/, /48 hours/, /5-7 business days/]],
];

it.each(DOCUMENTS)("%s is dated September 5, 2025 and states its terms", (title, Page, terms) => {
  renderInApp(<Page />);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  const text = screen.getByRole("main").textContent;
  expect(text).toContain("September 5, 2025");
  for (const term of terms) expect(text).toMatch(term);
});

it.each(DOCUMENTS)("%s names the year and the other documents in its footer", (_title, Page) => {
  renderInApp(<Page />);
  expect(screen.getByText(/© 2025/)).toBeVisible();
  for (const [name, address] of [
    ["Terms of Service", "/terms"],
    ["Privacy Policy", "/privacy"],
    ["Refund Policy", "/refunds"],
  ] as const) {
    const links = screen.getAllByRole("link", { name });
    expect(links.map((link) => link.getAttribute("href"))).toContain(address);
  }
});
