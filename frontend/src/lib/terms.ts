// The record, in this browser, that the terms and the privacy policy were accepted.

import { forget, readStored, store } from "./storage";

export interface TermsAcceptance {
  termsAccepted: true;
  privacyAccepted: true;
  /** ISO 8601 time. */
  acceptedAt: string;
}

const KEY = "termsAcceptance";

export function recordTermsAcceptance(): void {
  const acceptance: TermsAcceptance = {
    termsAccepted: true,
    privacyAccepted: true,
    acceptedAt: new Date().toISOString(),
  };
  store(KEY, acceptance);
}

export function termsAcceptance(): TermsAcceptance | null {
  const stored = readStored(KEY) as Partial<TermsAcceptance> | null;
  const complete = stored?.termsAccepted === true && stored.privacyAccepted === true && stored.acceptedAt;
  return complete ? (stored as TermsAcceptance) : null;
}

export function forgetTermsAcceptance(): void {
  forget(KEY);
}
