import { ApiError } from "@/lib/errors";
import { request } from "@/lib/request";

import { refreshUser } from "../account/api";

export const EXPORT = "/api/auth/export";

export async function withdrawConsent(): Promise<void> {
  await request("DELETE", "/api/auth/terms");
  await refreshUser();
}

export async function deleteAccount(): Promise<void> {
  await request("DELETE", "/api/auth/user");
}

/** Whether the server wants to know first that it is really them. */
export function needsConfirmation(error: unknown): boolean {
  return error instanceof ApiError && error.body.code === "reauthentication_required";
}
