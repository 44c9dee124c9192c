import { describe, expect, it } from "vitest";

import { forgetDraft, readDraft, saveDraft } from "@/lib/draft";
import { preview, timeUntil } from "@/lib/formats";
import { generatorStylesWith } from "@/lib/options";
import { forgetTermsAcceptance, recordTermsAcceptance, termsAcceptance } from "@/lib/terms";

describe("the draft kept through sign-in", () => {
  const draft = {
    type: "prompt",
    prompt: "Leaf",
    style: "educational",
    resolution: "1792x1024",
    quality: "hd",
  } as const;

  it("is kept as JSON under pendingGeneration", () => {
    saveDraft(draft);
    expect(JSON.parse(localStorage.getItem("pendingGeneration") ?? "")).toEqual(draft);
    expect(readDraft()).toEqual(draft);
  });

  it("is gone once forgotten", () => {
    saveDraft(draft);
    forgetDraft();
    expect(readDraft()).toBeNull();
    expect(localStorage.getItem("pendingGeneration")).toBeNull();
  });

  it("takes the defaults for what another version left out", () => {
    localStorage.setItem("pendingGeneration", '{"prompt":"Leaf"}');
    expect(readDraft()).toEqual({
      type: "prompt",
      prompt: "Leaf",
      style: "scientific",
      resolution: "1024x1024",
      quality: "standard",
    });
  });

  it.each(["", "{", "7", "null"])("does not exist when storage holds %j", (stored) => {
    localStorage.setItem("pendingGeneration", stored);
    expect(readDraft()).toBeNull();
  });
});

describe("the record of accepted terms", () => {
  it("names both documents and the time, under termsAcceptance", () => {
    recordTermsAcceptance();
    const stored = JSON.parse(localStorage.getItem("termsAcceptance") ?? "");
    expect(stored).toMatchObject({ termsAccepted: true, privacyAccepted: true });
    expect(new Date(stored.acceptedAt).toISOString()).toBe(stored.acceptedAt);
    expect(termsAcceptance()).toEqual(stored);
  });

  it("does not exist when one document is missing, or after it was forgotten", () => {
    localStorage.setItem("termsAcceptance", '{"termsAccepted":true,"acceptedAt":"2026-01-01T00:00:00Z"}');
    expect(termsAcceptance()).toBeNull();
    recordTermsAcceptance();
    forgetTermsAcceptance();
    expect(termsAcceptance()).toBeNull();
  });
});

it("shortens a prompt to its first 40 characters", () => {
  expect(preview("Plant cell with chloroplasts, vacuole and endoplasmic reticulum", 40)).toBe(
    "Plant cell with chloroplasts, vacuole an…",
  );
  expect(preview("Plant cell", 40)).toBe("Plant cell");
});

it("counts the time to midnight in hours and minutes", () => {
  const now = Date.parse("2026-01-02T14:02:00Z");
  expect(timeUntil("2026-01-03T00:00:00Z", now)).toBe("9\u00a0h 58\u00a0min");
  expect(timeUntil("2026-01-01T00:00:00Z", now)).toBe("0\u00a0min");
});

it("offers the generator's five styles, and the current one when a draft brings another", () => {
  expect(generatorStylesWith("botanical")).toHaveLength(5);
  expect(generatorStylesWith("educational").at(-1)).toEqual({ value: "educational", label: "Educational" });
});
