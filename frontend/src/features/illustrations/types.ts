// The server's answers about figures, field for field.

export interface NotDrawn {
  text: string;
  reason: string;
}

export interface About {
  route: "stored" | "words" | "model";
  /** How it was made, as a sentence. */
  made: string;
  notDrawn: NotDrawn[];
  sources: string[];
  rights: string;
  labels: string[];
}

/** A figure with all that is published of it. */
export interface Figure {
  title: string;
  imageUrl: string;
  /** Absent when there is no vector drawing of it. */
  vectorUrl?: string | null;
  caption: string;
  altText: string;
  longDescription: string;
  /** Real pixels. */
  width: number;
  height: number;
  /** ISO 8601 time. */
  createdAt: string;
  about: About;
}

/** A figure as its owner sees it. */
export interface Illustration extends Figure {
  id: string;
  thumbnailUrl: string;
  captionNote: string;
  prompt: string;
  style: string;
  resolution: string;
  quality: string;
  /** The address of its public page, while it has one. */
  shareUrl?: string | null;
}

export interface GenerationError {
  message: string;
  code: string;
  /** What could be drawn instead, when the subject cannot. */
  nearest?: string[];
}

export interface Generation {
  id: string;
  state: "queued" | "running" | "succeeded" | "failed";
  step: "" | "reading" | "drawing" | "labelling" | "captioning" | "storing";
  /** 0 to 1. */
  progress: number;
  /** The recognised subject, once it is known. */
  subject?: string;
  illustration?: Illustration;
  error?: GenerationError;
  prompt: string;
  style: string;
  resolution: string;
  quality: string;
  createdAt: string;
}
