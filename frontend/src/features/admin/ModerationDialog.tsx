import { type FormEvent, useEffect, useId, useRef, useState } from "react";

import { Button } from "@/components/ui/Button";
import { serverMessage } from "@/lib/errors";
import { toast } from "@/lib/toasts";

const LONGEST_REASON = 500;

/** Something the owner is about to do to what is not theirs. */
export interface Deed {
  title: string;
  /** What will come of it, and who learns of it. */
  text: string;
  /** The word on the button that does it, and what is said once it is done. */
  confirm: string;
  done: string;
  /** Undoing needs no reason. */
  needsReason: boolean;
  act: (reason: string) => Promise<void>;
}

interface Props {
  deed: Deed;
  /** Called when the deed is done. */
  onDone: () => Promise<unknown>;
  /** Called once the dialog is gone, whatever was chosen. */
  onClose: () => void;
}

/** Asks before a deed, and for its reason. Escape and Cancel change nothing. */
export function ModerationDialog({ deed, onDone, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [reason, setReason] = useState("");
  const [isPending, setPending] = useState(false);
  const id = useId();
  const isMissing = deed.needsReason && reason.trim() === "";

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isMissing || isPending) return;
    setPending(true);
    try {
      await deed.act(reason.trim());
      await onDone();
      dialog.current?.close();
      toast({ title: deed.done });
    } catch (error) {
      setPending(false);
      dialog.current?.close();
      toast({
        title: "Not Done",
        description: serverMessage(error) ?? "Nothing was changed. Please try again.",
        variant: "destructive",
      });
    }
  }

  return (
    <dialog
      ref={dialog}
      className="confirm"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
    >
      <form className="stack" onSubmit={(event) => void submit(event)}>
        <h2 className="h3" id={`${id}-title`}>
          {deed.title}
        </h2>
        <p className="quiet" id={`${id}-text`}>
          {deed.text}
        </p>
        {deed.needsReason && (
          <div className="field">
            <label htmlFor={`${id}-reason`}>Reason</label>
            <textarea
              id={`${id}-reason`}
              className="area moderation-reason"
              required
              maxLength={LONGEST_REASON}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
              }}
            />
          </div>
        )}
        <div className="confirm-choices">
          <Button onClick={() => dialog.current?.close()}>Cancel</Button>
          <Button look="danger" type="submit" disabled={isMissing || isPending}>
            {deed.confirm}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
