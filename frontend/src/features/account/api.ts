import useSWR, { mutate } from "swr";

import { isUnauthorized } from "@/lib/errors";
import { mayBeSignedIn } from "@/lib/product";
import { fetchQuery, request } from "@/lib/request";
import type { TermsAcceptance } from "@/lib/terms";

import type { Generation } from "../illustrations/types";

export interface Usage {
  used: number;
  limit: number;
  canGenerate: boolean;
  /** ISO 8601 time of the next midnight UTC. */
  resetsAt: string;
}

export interface User {
  id: string;
  email: string;
  firstName: string | null;
  profileImageUrl: string | null;
  subscriptionStatus: "free" | "active";
  subscriptionPlan: "basic" | "premium" | null;
  usage?: Usage;
  isAdmin: boolean;
  termsAcceptedAt: string | null;
  /** Generations that are still being drawn, whichever page started them. */
  activeGenerations?: Generation[];
}

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
 * Who is looking at the page. A call that fails counts as signed out, and is not repeated. The call is left out
 * when the server sent this page to a visitor without a session: it could only be refused.
 */
export function useAuth(): Auth {
  const { data, error } = useSWR<User | null>(mayBeSignedIn() ? USER_KEY : null, fetchUser);
  if (!mayBeSignedIn() || error || data === null) return { state: "signed-out" };
  return data ? { state: "signed-in", user: data } : { state: "loading" };
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
