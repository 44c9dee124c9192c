import type { Draft } from "@/lib/draft";
import { isConsentWithdrawn, isUnauthorized, isUsageLimit, serverMessage } from "@/lib/errors";
import { leaveFor } from "@/lib/leave";
import { forgetTermsAcceptance } from "@/lib/terms";
import { toast } from "@/lib/toasts";

import { SIGN_IN, TERMS_GATE } from "../account/signIn";
import type { GenerateRequest } from "./api";
import { isOfSketch } from "./stage";

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

/** The upload of a file failed. Why is in `cause`. */
export class UploadError extends Error {}

export function announceUploadFailure(): void {
  toast({ title: "Upload Failed", description: "Please try uploading again.", variant: "destructive" });
}

export function announceMissingSketch(): void {
  toast({
    title: "No Sketch Uploaded",
    description: "Please upload a sketch first.",
    variant: "destructive",
  });
}

/** Leads back to sign-in. */
export function announceLostSession(): string {
  const description = "You are logged out. Logging in again...";
  toast({ title: "Unauthorized", description, variant: "destructive" });
  setTimeout(() => {
    leaveFor(SIGN_IN);
  }, REDIRECT_AFTER);
  return description;
}

/** Leads back to the terms, and forgets the acceptance that this browser still has on record. */
function announceWithdrawnConsent(error: unknown): string {
  const description = serverMessage(error) ?? "Please accept the terms again.";
  toast({ title: "Consent withdrawn", description, variant: "destructive" });
  forgetTermsAcceptance();
  setTimeout(() => {
    leaveFor(TERMS_GATE);
  }, REDIRECT_AFTER);
  return description;
}

/** Says what went wrong with a request; a lost session leads back to sign-in. Returns the sentence shown. */
export function announceFailure(error: unknown, request: GenerateRequest): string {
  if (isUnauthorized(error)) return announceLostSession();
  if (isConsentWithdrawn(error)) return announceWithdrawnConsent(error);
  if (error instanceof UploadError) {
    const description = "Failed to prepare sketch for enhancement. Please try uploading again.";
    toast({ title: "Upload Error", description, variant: "destructive" });
    return description;
  }
  return announceMessage(serverMessage(error), request);
}

/** Says why a generation was refused or failed, in the server's words where it has any. */
export function announceMessage(said: string | undefined, request: GenerateRequest): string {
  const message =
    said ?? (isOfSketch(request) ? "Failed to enhance sketch" : "Please check your prompt and try again.");
  if (isUsageLimit(message)) {
    toast({ title: "Usage Limit Reached", description: message, variant: "destructive" });
  } else if (isOfSketch(request)) {
    toast({ title: "Enhancement Failed", description: message, variant: "destructive" });
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
