import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";

import { leaveFor } from "@/lib/leave";
import LandingPage from "@/pages/LandingPage";
import NotFoundPage from "@/pages/NotFoundPage";
import TermsAcceptancePage from "@/pages/TermsAcceptancePage";
import TermsPage from "@/pages/TermsPage";

import { renderInApp } from "./render";

vi.mock("@/lib/leave");
vi.mock("@/lib/product", () => ({ productName: () => "Camera Lucida", mayBeSignedIn: () => false }));

const DRAFT = "pendingGeneration";
const ACCEPTANCE = "termsAcceptance";

function open(address: string) {
  return renderInApp(
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="/terms-acceptance" element={<TermsAcceptancePage />} />
      <Route path="/terms" element={<TermsPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>,
    address,
  );
}

function acceptTerms() {
  localStorage.setItem(
    ACCEPTANCE,
    JSON.stringify({ termsAccepted: true, privacyAccepted: true, acceptedAt: "2026-01-01T00:00:00Z" }),
  );
}

const description = () => screen.getByLabelText("Describe your biological illustration");
const generate = () => screen.getByRole("button", { name: "Generate Scientific Illustration" });

beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
});

describe("the landing form", () => {
  it("cannot be sent while the description is empty or blank", async () => {
    const { person } = open("/");
    expect(generate()).toBeDisabled();
    await person.type(description(), "   ");
    expect(generate()).toBeDisabled();
    await person.type(description(), "Leaf");
    expect(generate()).toBeEnabled();
  });

  it("begins with scientific, 1024x1024 and standard", () => {
    open("/");
    expect(screen.getByLabelText("Style")).toHaveValue("scientific");
    expect(screen.getByLabelText("Resolution")).toHaveValue("1024x1024");
    expect(screen.getByLabelText("Quality")).toHaveValue("standard");
  });

  it("keeps the draft and goes to the terms first", async () => {
    const { person } = open("/");
    await person.type(description(), "Leaf of a dicot");
    await person.selectOptions(screen.getByLabelText("Style"), "realistic");
    await person.click(generate());
    expect(JSON.parse(localStorage.getItem(DRAFT) ?? "")).toEqual({
      type: "prompt",
      prompt: "Leaf of a dicot",
      style: "realistic",
      resolution: "1024x1024",
      quality: "standard",
    });
    expect(screen.getByRole("heading", { name: "Before you start" })).toBeVisible();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("goes straight to sign-in when the terms were accepted before", async () => {
    acceptTerms();
    const { person } = open("/");
    await person.type(description(), "Leaf");
    await person.click(generate());
    expect(leaveFor).toHaveBeenCalledWith("/api/login");
  });

  it("keeps the draft from the header's button as well", async () => {
    acceptTerms();
    const { person } = open("/");
    await person.type(description(), "Leaf");
    await person.click(screen.getAllByRole("button", { name: "Sign In Free" })[0] as HTMLElement);
    expect(localStorage.getItem(DRAFT)).toContain('"prompt":"Leaf"');
    expect(leaveFor).toHaveBeenCalledWith("/api/login");
  });

  it("names the chosen file, and does not put it into the draft", async () => {
    acceptTerms();
    const { person } = open("/");
    await person.click(screen.getByRole("tab", { name: "Upload Image" }));
    expect(await screen.findByText("No file chosen")).toBeVisible();
    expect(generate()).toBeEnabled();
    await person.upload(
      screen.getByLabelText("Image file"),
      new File(["x"], "leaf.png", { type: "image/png" }),
    );
    expect(await screen.findByText("leaf.png")).toBeVisible();
    await person.click(generate());
    expect(localStorage.getItem(DRAFT)).toContain('"type":"upload"');
    expect(localStorage.getItem(DRAFT)).not.toContain("leaf.png");
  });
});

describe("the terms gate", () => {
  it("lets nobody through with one box only", async () => {
    const { person } = open("/terms-acceptance");
    const proceed = screen.getByRole("button", { name: "Continue to Camera Lucida" });
    expect(proceed).toBeDisabled();
    await person.click(screen.getByLabelText("I accept the Terms of Service"));
    expect(proceed).toBeDisabled();
    await person.click(screen.getByLabelText("I accept the Privacy Policy"));
    expect(proceed).toBeEnabled();
    expect(localStorage.getItem(ACCEPTANCE)).toBeNull();
  });

  it("records the acceptance and goes to sign-in", async () => {
    const { person } = open("/terms-acceptance");
    await person.click(screen.getByLabelText("I accept the Terms of Service"));
    await person.click(screen.getByLabelText("I accept the Privacy Policy"));
    await person.click(screen.getByRole("button", { name: "Continue to Camera Lucida" }));
    expect(localStorage.getItem(ACCEPTANCE)).toContain('"termsAccepted":true,"privacyAccepted":true');
    expect(leaveFor).toHaveBeenCalledWith("/api/login");
  });

  it("forgets draft and acceptance when cancelled", async () => {
    acceptTerms();
    localStorage.setItem(DRAFT, '{"prompt":"Leaf"}');
    const { person } = open("/terms-acceptance");
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    expect(localStorage.getItem(DRAFT)).toBeNull();
    expect(localStorage.getItem(ACCEPTANCE)).toBeNull();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Scientific figures");
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it("is where the documents opened from it lead back to", async () => {
    const { person } = open("/terms-acceptance");
    await person.click(screen.getByRole("link", { name: "Read the Terms of Service" }));
    expect(screen.getByRole("link", { name: /Back/ })).toHaveAttribute("href", "/terms-acceptance");
  });

  it("keeps its ticks while a document is read, and forgets them when cancelled", async () => {
    const { person } = open("/terms-acceptance");
    await person.click(screen.getByLabelText("I accept the Terms of Service"));
    await person.click(screen.getByRole("link", { name: "Read the Terms of Service" }));
    await person.click(screen.getByRole("link", { name: /Back/ }));
    expect(screen.getByLabelText("I accept the Terms of Service")).toBeChecked();
    expect(screen.getByLabelText("I accept the Privacy Policy")).not.toBeChecked();
    expect(localStorage.getItem(ACCEPTANCE)).toBeNull();
    await person.click(screen.getByRole("button", { name: "Cancel" }));
    expect(sessionStorage).toHaveLength(0);
  });
});

it("finds the description again when the visitor turns back from the terms gate", async () => {
  const { person } = open("/");
  await person.type(screen.getByLabelText("Describe your biological illustration"), "Leaf");
  await person.click(screen.getByRole("button", { name: "Generate Scientific Illustration" }));
  await person.click(screen.getByRole("link", { name: "Camera Lucida" }));
  expect(screen.getByLabelText("Describe your biological illustration")).toHaveValue("Leaf");
});

it("leads back home from a document opened elsewhere", () => {
  open("/terms");
  expect(screen.getByRole("link", { name: /Back/ })).toHaveAttribute("href", "/");
});

it("says 404 Page Not Found for an unknown address", () => {
  open("/no/such/page");
  expect(screen.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
});
