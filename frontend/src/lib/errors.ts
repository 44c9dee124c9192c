// What a failed call says, and which of the known kinds it is.

import type { Error as ErrorAnswer } from "./schema";

/** Whatever answered may not have been our server. */
type ErrorBody = Partial<ErrorAnswer>;

/** A non-OK answer. Its message is the status, a colon, a space and the body (or the status text). */
export class ApiError extends Error {
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.name = "ApiError";
    this.status = status;
    this.body = parseBody(text);
  }
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("401:") && error.message.includes("Unauthorized");
}

/** The person has withdrawn their consent, so that nothing is drawn for them until they accept the terms again. */
export function isConsentWithdrawn(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === "consent_withdrawn";
}

export function isUsageLimit(message: string): boolean {
  return message.includes("limit reached") || message.includes("free illustration");
}

/** The sentence the server wrote for people, or nothing when there was none. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body.message : undefined;
}

function parseBody(text: string): ErrorBody {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? (parsed as ErrorBody) : {};
  } catch {
    return {};
  }
}
