import useSWR, { mutate } from "swr";

import { isUnauthorized } from "@/lib/errors";
import { mayBeSignedIn } from "@/lib/product";
import { fetchQuery, request } from "@/lib/request";
import type * as schema from "@/lib/schema";
import type { TermsAcceptance } from "@/lib/terms";

/** The user record. The app also stands a server that leaves out what changes with every generation. */
export type User = Omit<schema.User, "usage" | "activeGenerations"> &
  Partial<Pick<schema.User, "usage" | "activeGenerations">>;

export type Auth = { state: "loading" } | { state: "signed-out" } | { state: "signed-in"; user: User };

const USER_KEY = ["/api/auth", "user"];

async function fetchUser(segments: readonly string[]): Promise<User | null> {
  try {
    return await fetchQuery<User>(segments);
  } catch (error) {
    if (isUnauthorized(error)) return null;
    throw error;
  }
}

/**
 * Who is looking at the page. A call that fails counts as signed out, and is not repeated; one that fails later, when
 * the record is asked for again, signs nobody out. The call is left out when the server sent this page to a visitor
 * without a session: it could only be refused.
 */
export function useAuth(): Auth {
  const { data, error } = useSWR<User | null>(mayBeSignedIn() ? USER_KEY : null, fetchUser);
  if (data) return { state: "signed-in", user: data };
  return !mayBeSignedIn() || error || data === null ? { state: "signed-out" } : { state: "loading" };
}

/** Asks again for the user record, whose usage a generation has changed. */
export function refreshUser(): Promise<unknown> {
  return mutate(USER_KEY);
}

/** Stores on the server the acceptance that was recorded in this browser before signing in. */
export async function storeTermsAcceptance(acceptance: TermsAcceptance): Promise<void> {
  await request("POST", "/api/auth/terms", { body: { acceptedAt: acceptance.acceptedAt } });
  await refreshUser();
}
