// The documented calls. Tables and code samples are both written from these facts.

import {
  DEFAULT_CHOICES,
  GENERATOR_RESOLUTIONS,
  GENERATOR_STYLES,
  PROMPT_LIMIT,
  QUALITIES,
} from "@/lib/options";

export interface Field {
  name: string;
  values: string;
  /** What applies when the field is left out, or that it may not be. */
  otherwise: string;
  /** Whether `otherwise` is a value. */
  isPreset?: boolean;
}

export interface Call {
  key: "generate" | "enhance" | "list";
  label: string;
  method: "GET" | "POST";
  path: string;
  /** What a program makes of the answer: one figure to save, or a list to walk through. */
  kind: "draw" | "list";
  answer: string;
  fields: Field[];
  /** An example of what is sent: a JSON body, or the query of a GET. "/…" is an address of this site. */
  example: Record<string, string | number>;
}

const DOCUMENTED_STYLES = 4;

const CHOICES: Field[] = [
  {
    name: "style",
    values: values(GENERATOR_STYLES.slice(0, DOCUMENTED_STYLES)),
    otherwise: DEFAULT_CHOICES.style,
    isPreset: true,
  },
  {
    name: "resolution",
    values: values(GENERATOR_RESOLUTIONS),
    otherwise: DEFAULT_CHOICES.resolution,
    isPreset: true,
  },
  { name: "quality", values: values(QUALITIES), otherwise: DEFAULT_CHOICES.quality, isPreset: true },
];

export const CALLS: Call[] = [
  {
    key: "generate",
    label: "Generate",
    method: "POST",
    path: "/api/illustrations/generate",
    kind: "draw",
    answer:
      "Answers 201 with the finished illustration: its picture, caption and alt text. What takes longer than a minute is answered with 202 and goes on.",
    fields: [
      {
        name: "prompt",
        values: `1 to ${PROMPT_LIMIT} characters, biological or scientific`,
        otherwise: "required",
      },
      ...CHOICES,
    ],
    example: {
      prompt: "Plant cell structure",
      style: "scientific",
      resolution: "1792x1024",
      quality: "standard",
    },
  },
  {
    key: "enhance",
    label: "Enhance Sketch",
    method: "POST",
    path: "/api/illustrations/enhance",
    kind: "draw",
    answer: "Answers 201 with the illustration drawn after your sketch, or 202 like Generate.",
    fields: [
      {
        name: "sketchImageUrl",
        values: "A publicly accessible address of a JPG, PNG or WEBP, up to 10 MB",
        otherwise: "required",
      },
      {
        name: "enhancementPrompt",
        values: "What the sketch shows, and what to bring out",
        otherwise: "optional",
      },
      ...CHOICES,
    ],
    example: {
      sketchImageUrl: "/static/samples/leaf-sketch.png",
      enhancementPrompt: "A leaf with its midrib and veins",
      style: "botanical",
      resolution: "1024x1024",
      quality: "standard",
    },
  },
  {
    key: "list",
    label: "List Images",
    method: "GET",
    path: "/api/illustrations",
    kind: "list",
    answer:
      "Answers 200 with an array of your illustrations, newest first. X-Total-Count says how many there are; while there are more, Link names the next page.",
    fields: [
      { name: "limit", values: "1 to 50; more counts as 50", otherwise: "10", isPreset: true },
      { name: "q", values: "Words in prompt or caption", otherwise: "optional" },
      { name: "style", values: "One of the styles", otherwise: "all" },
      { name: "quality", values: values(QUALITIES), otherwise: "all" },
      { name: "sort", values: "newest, oldest, alphabetical", otherwise: "newest", isPreset: true },
    ],
    example: { limit: 50 },
  },
];

function values(options: { value: string }[]): string {
  return options.map((option) => option.value).join(", ");
}

/** What may be sent with a call that draws. */
export const HEADERS = [
  {
    name: "Idempotency-Key",
    meaning:
      "Any text of your own. The same key with the same body answers with the same figure and counts once, so a call whose answer got lost can be made again.",
  },
  {
    name: "Prefer: respond-async",
    meaning: "Answers 202 at once: statusUrl says how far the figure is, eventsUrl streams it.",
  },
];
