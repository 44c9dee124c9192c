import type { User } from "@/features/account/api";
import type { Generation, Illustration } from "@/lib/schema";

export const HEART_PROMPT = "Human heart cross-section showing the four chambers and the valves";

export function user(change: Partial<User> = {}): User {
  return {
    id: "1",
    email: "maria@institute.example",
    firstName: "Maria",
    lastName: "Merian",
    profileImageUrl: null,
    subscriptionStatus: "free",
    subscriptionPlan: "free",
    isAdmin: false,
    termsAcceptedAt: "2026-01-02T03:04:05Z",
    termsWithdrawnAt: null,
    activeGenerations: [],
    usage: usage(4),
    ...change,
  };
}

export function usage(used: number, limit = 10) {
  return { used, limit, canGenerate: used < limit, resetsAt: "2026-01-03T00:00:00Z" };
}

export function illustration(change: Partial<Illustration> = {}): Illustration {
  return {
    id: "heart",
    imageUrl: "/api/illustrations/heart/image",
    thumbnailUrl: "/api/illustrations/heart/thumbnail",
    vectorUrl: "/api/illustrations/heart/vector",
    title: "Human heart",
    caption: "Human heart. Coronal section, anterior view.",
    captionNote: "Caption composed by the built-in caption writer from the labelled parts.",
    altText: "Labelled section through a human heart.",
    longDescription: "A heart with its four chambers.",
    prompt: HEART_PROMPT,
    style: "anatomical",
    resolution: "1792x1024",
    quality: "standard",
    width: 1792,
    height: 1024,
    createdAt: "2026-01-02T03:04:05Z",
    captionModel: "built-in",
    seed: 0,
    engine: "embedded",
    source: "text",
    sketchUrl: null,
    shareUrl: null,
    hidden: null,
    about: {
      route: "stored",
      made: "Drawn from a stored plate, “Human heart”.",
      notDrawn: [{ text: "Ligamentum arteriosum", reason: "no room for a legible label at this size" }],
      sources: ["Gray’s Anatomy"],
      rights: "CC0. Use it anywhere, without attribution.",
      labels: ["Right atrium"],
    },
    ...change,
  };
}

export function generation(change: Partial<Generation> = {}): Generation {
  return {
    id: "g1",
    state: "running",
    step: "drawing",
    progress: 0.46,
    subject: "Human heart",
    source: "text",
    prompt: HEART_PROMPT,
    style: "anatomical",
    resolution: "1792x1024",
    quality: "standard",
    createdAt: "2026-01-02T03:04:05Z",
    ...change,
  };
}
