import type { Draft } from "@/lib/draft";
import { isUnauthorized, isUsageLimit, serverMessage } from "@/lib/errors";
import { leaveFor } from "@/lib/leave";
import { toast } from "@/lib/toasts";

import { SIGN_IN } from "../account/signIn";

export const FALLBACK_MESSAGE = "Please check your prompt and try again.";

const FAILURE_DURATION = 8000;
const REDIRECT_AFTER = 500;

export function announceBlankPrompt(): void {
  toast({
    title: "Prompt Required",
    description: "Please enter a description for your illustration.",
    variant: "destructive",
  });
}

export function announceWelcomeBack(draft: Draft): void {
  const description =
    draft.type === "upload"
      ? "Your choices are kept; the file stayed on your computer."
      : "Your draft is in the form, as you left it.";
  toast({ title: "Welcome back!", description });
}

/** Says what went wrong with a request; a lost session leads back to sign-in. Returns the sentence shown. */
export function announceFailure(error: unknown): string {
  if (isUnauthorized(error)) {
    const description = "You are logged out. Logging in again...";
    toast({ title: "Unauthorized", description, variant: "destructive" });
    setTimeout(() => {
      leaveFor(SIGN_IN);
    }, REDIRECT_AFTER);
    return description;
  }
  return announceMessage(serverMessage(error) ?? FALLBACK_MESSAGE);
}

/** Says why a generation was refused or failed, in the server's words. */
export function announceMessage(message: string): string {
  if (isUsageLimit(message)) {
    toast({ title: "Usage Limit Reached", description: message, variant: "destructive" });
  } else {
    toast({
      title: "Generation Failed",
      description: message,
      variant: "destructive",
      duration: FAILURE_DURATION,
    });
  }
  return message;
}
