import type { NavigateFunction } from "react-router-dom";

import { type Draft, saveDraft } from "@/lib/draft";
import { leaveFor } from "@/lib/leave";
import { termsAcceptance } from "@/lib/terms";

export const SIGN_IN = "/api/login";
export const SIGN_OUT = "/api/logout";
export const TERMS_GATE = "/terms-acceptance";

/** Keeps the draft, then goes to sign-in, by way of the terms when this browser has not accepted them yet. */
export function keepDraftAndSignIn(draft: Draft, navigate: NavigateFunction): void {
  saveDraft(draft);
  startSignIn(navigate);
}

export function startSignIn(navigate: NavigateFunction): void {
  if (termsAcceptance()) leaveFor(SIGN_IN);
  else void navigate(TERMS_GATE);
}
