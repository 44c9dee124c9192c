// What a failed call says, and which of the known kinds it is.

interface ErrorBody {
  message?: string;
  code?: string;
  nearest?: string[];
}

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
