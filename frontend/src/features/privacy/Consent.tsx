import { useState } from "react";

import { Button, ButtonLink } from "@/components/ui/Button";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { serverMessage } from "@/lib/errors";
import { longDate } from "@/lib/formats";
import { forgetTermsAcceptance } from "@/lib/terms";
import { toast } from "@/lib/toasts";

import type { User } from "../account/api";
import { TERMS_GATE } from "../account/signIn";
import { withdrawConsent } from "./api";

/** The consent to the terms: since when, and how to take it back or give it again. */
export function Consent({ user }: { user: User }) {
  const [isAsking, setIsAsking] = useState(false);

  async function withdraw() {
    try {
      await withdrawConsent();
      forgetTermsAcceptance();
      toast({
        title: "Consent withdrawn",
        description: "Nothing more is drawn until you accept the terms again.",
      });
    } catch (error) {
      const description = serverMessage(error) ?? "Your consent could not be withdrawn. Please try again.";
      toast({ title: "Error", description, variant: "destructive" });
    }
  }

  return (
    <div className="setting">
      <div>
        <h3>Consent</h3>
        <p className="quiet">{standing(user)}</p>
      </div>
      {user.termsAcceptedAt ? (
        <Button
          onClick={() => {
            setIsAsking(true);
          }}
        >
          Withdraw consent
        </Button>
      ) : (
        <ButtonLink to={TERMS_GATE}>Read and accept</ButtonLink>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Withdraw your consent?"
          text="Nothing more is drawn for you, here or through your API keys, until you accept the terms again. Your figures stay."
          confirm="Withdraw"
          onConfirm={() => void withdraw()}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </div>
  );
}

function standing({ termsAcceptedAt, termsWithdrawnAt }: User): string {
  if (termsAcceptedAt) {
    return `You accepted the Terms of Service and the Privacy Policy on ${longDate(termsAcceptedAt)}.`;
  }
  if (termsWithdrawnAt) {
    return `You withdrew your consent on ${longDate(termsWithdrawnAt)}. Nothing is drawn for you until you accept the terms again.`;
  }
  return "You have not accepted the Terms of Service and the Privacy Policy on this account yet.";
}
