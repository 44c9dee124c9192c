import { useState } from "react";
import { useSearchParams } from "react-router-dom";

import { Button } from "@/components/ui/Button";
import { ConfirmDialog } from "@/components/ui/ConfirmDialog";
import { forgetDraft } from "@/lib/draft";
import { serverMessage } from "@/lib/errors";
import { leaveFor } from "@/lib/leave";
import { forgetTermsAcceptance } from "@/lib/terms";
import { toast } from "@/lib/toasts";

import type { User } from "../account/api";
import { deleteAccount, needsConfirmation } from "./api";

const ASKING = "delete";
const BACK_HERE = `/settings?${ASKING}=account#privacy`;
const CONFIRM_IDENTITY = `/accounts/reauthenticate/?next=${encodeURIComponent(BACK_HERE)}`;

/** Deleting the account. Who has not just signed in confirms that it is them, and comes back to the open dialog. */
export function DeleteAccount({ user }: { user: User }) {
  const [parameters, setParameters] = useSearchParams();
  const [isDeleting, setIsDeleting] = useState(false);

  function ask(isAsking: boolean) {
    setParameters(isAsking ? { [ASKING]: "account" } : {}, { replace: true, preventScrollReset: true });
  }

  async function remove() {
    setIsDeleting(true);
    try {
      await deleteAccount();
      forgetDraft();
      forgetTermsAcceptance();
      leaveFor("/");
    } catch (error) {
      if (needsConfirmation(error)) {
        leaveFor(CONFIRM_IDENTITY);
        return;
      }
      setIsDeleting(false);
      const description = serverMessage(error) ?? "Your account could not be deleted. Please try again.";
      toast({ title: "Error", description, variant: "destructive" });
    }
  }

  return (
    <div className="setting">
      <div>
        <h3>Delete account</h3>
        <p className="quiet">
          Your account, all figures, their files, your keys and the pages you shared go for good. Nothing of
          it can be brought back.
        </p>
      </div>
      <Button
        look="danger"
        disabled={isDeleting}
        onClick={() => {
          ask(true);
        }}
      >
        {isDeleting ? "Deleting..." : "Delete account"}
      </Button>
      {parameters.has(ASKING) && (
        <ConfirmDialog
          title="Delete your account?"
          text="Everything in it goes for good: figures, files, keys and shared pages. You may want to download your data first."
          confirm="Delete for good"
          typed={{ label: `Type ${user.email} to confirm`, expected: user.email }}
          onConfirm={() => void remove()}
          onClose={() => {
            ask(false);
          }}
        />
      )}
    </div>
  );
}
