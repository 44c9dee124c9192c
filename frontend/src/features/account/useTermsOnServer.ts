import { useEffect } from "react";

import { termsAcceptance } from "@/lib/terms";

import { storeTermsAcceptance, type User } from "./api";

/** On the first signed-in load, the acceptance recorded in this browser is stored on the server as well. */
export function useTermsOnServer(user: User): void {
  const isMissing = user.termsAcceptedAt === null;
  useEffect(() => {
    const acceptance = termsAcceptance();
    if (!isMissing || !acceptance) return;
    // A failure leaves the record in this browser, and the next load tries again.
    storeTermsAcceptance(acceptance).catch(() => undefined);
  }, [isMissing]);
}
