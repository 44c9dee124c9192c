import { type Choices, DEFAULT_CHOICES } from "@/lib/options";

/** What the sketch tab asks for. */
export interface SketchForm extends Choices {
  /** The uploaded sketch, kept in memory to be sent when it is enhanced. */
  file: File | null;
  notes: string;
}

export const EMPTY_SKETCH: SketchForm = { file: null, notes: "", ...DEFAULT_CHOICES };

export const LARGEST_FILE = 10 * 1024 * 1024;
export const ACCEPTED_TYPES = ["image/jpeg", "image/png", "image/webp"];
export const ACCEPTED = "JPG, PNG or WEBP, up to 10 MB";

/** "1.8 MB", "640 kB". */
export function fileSize(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
