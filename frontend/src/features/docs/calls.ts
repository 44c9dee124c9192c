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
  answer: string;
  /** Said plainly where the call cannot be used yet. */
  notOpen?: string;
  fields: Field[];
  /** An example of what is sent: a JSON body, or the query of a GET. */
  example: Record<string, string | number>;
  /** Reads the example's answer, per language. */
  use: { javascript: string; python: string };
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

const USE_FIGURE = {
  javascript: "console.log(answer.caption, answer.imageUrl);",
  python: 'print(answer["caption"], answer["imageUrl"])',
};

export const CALLS: Call[] = [
  {
    key: "generate",
    label: "Generate",
    method: "POST",
    path: "/api/illustrations/generate",
    answer: "Answers 201 with the finished illustration: its picture, caption and alt text.",
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
    use: USE_FIGURE,
  },
  {
    key: "enhance",
    label: "Enhance Sketch",
    method: "POST",
    path: "/api/illustrations/enhance",
    answer: "Answers 201 with the illustration drawn after your sketch.",
    notOpen:
      "Sketches are not open yet: this call answers 404 until they are. This is how it will be called.",
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
      sketchImageUrl: "https://example.org/leaf-sketch.png",
      enhancementPrompt: "Cross-section of a leaf",
      style: "botanical",
      resolution: "1024x1024",
      quality: "standard",
    },
    use: USE_FIGURE,
  },
  {
    key: "list",
    label: "List Images",
    method: "GET",
    path: "/api/illustrations",
    answer:
      "Answers 200 with an array of your illustrations, newest first. X-Total-Count says how many there are; while there are more, Link names the next page.",
    fields: [
      { name: "limit", values: "1 to 50", otherwise: "10", isPreset: true },
      { name: "q", values: "Words in prompt or caption", otherwise: "optional" },
      { name: "style", values: "One of the styles", otherwise: "all" },
      { name: "quality", values: values(QUALITIES), otherwise: "all" },
      { name: "sort", values: "newest, oldest, alphabetical", otherwise: "newest", isPreset: true },
    ],
    example: { limit: 10 },
    use: {
      javascript: "for (const figure of answer) console.log(figure.createdAt, figure.title);",
      python: 'for figure in answer:\n    print(figure["createdAt"], figure["title"])',
    },
  },
];

function values(options: { value: string }[]): string {
  return options.map((option) => option.value).join(", ");
}
