// What can be asked for: the values the server accepts and the words the forms show.

export interface Option {
  value: string;
  label: string;
}

export interface Choices {
  style: string;
  resolution: string;
  quality: string;
}

export const PROMPT_LIMIT = 500;

export const DEFAULT_CHOICES: Choices = { style: "scientific", resolution: "1024x1024", quality: "standard" };

export const GENERATOR_STYLES: Option[] = [
  { value: "scientific", label: "Scientific Diagram" },
  { value: "anatomical", label: "Anatomical Illustration" },
  { value: "botanical", label: "Botanical Drawing" },
  { value: "cellular", label: "Cellular Microscopy" },
  { value: "schematic", label: "Process Schematic" },
];

export const LANDING_STYLES: Option[] = [
  { value: "scientific", label: "Scientific Diagram" },
  { value: "realistic", label: "Realistic" },
  { value: "schematic", label: "Schematic" },
  { value: "educational", label: "Educational" },
];

export const GENERATOR_RESOLUTIONS: Option[] = [
  { value: "1024x1024", label: "1024x1024" },
  { value: "1792x1024", label: "1792x1024" },
  { value: "1024x1792", label: "1024x1792" },
];

export const LANDING_RESOLUTIONS: Option[] = [
  { value: "1024x1024", label: "1024x1024 (Standard)" },
  { value: "1024x1792", label: "1024x1792 (Portrait)" },
  { value: "1792x1024", label: "1792x1024 (Landscape)" },
];

export const QUALITIES: Option[] = [
  { value: "standard", label: "Standard" },
  { value: "hd", label: "HD Quality" },
];

const ALL_STYLES = [...GENERATOR_STYLES, ...LANDING_STYLES];

export function styleLabel(style: string): string {
  return labelOf(ALL_STYLES, style);
}

export function qualityLabel(quality: string): string {
  return labelOf(QUALITIES, quality);
}

/** The generator's five styles, and the current one as well when a draft or an older figure brings another. */
export function generatorStylesWith(current: string): Option[] {
  if (GENERATOR_STYLES.some((option) => option.value === current)) return GENERATOR_STYLES;
  return [...GENERATOR_STYLES, { value: current, label: styleLabel(current) }];
}

/** Width and height in pixels of a resolution such as "1792x1024". */
export function pixelSize(resolution: string): { width: number; height: number } {
  const [width = 1024, height = 1024] = resolution.split("x").map(Number);
  return { width, height };
}

function labelOf(options: Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
