import { useEffect, useId, useRef, useState } from "react";

import { Button } from "./Button";

interface Props {
  title: string;
  /** What will come of it. */
  text: string;
  /** The word on the button that does it. */
  confirm: string;
  /** What has to be typed first, for what would be a pity to do by mistake. */
  typed?: { label: string; expected: string };
  onConfirm: () => void;
  /** Called once the dialog is gone, whatever was chosen. */
  onClose: () => void;
}

/** Asks before something that cannot be undone. Escape and Cancel change nothing. */
export function ConfirmDialog({ title, text, confirm, typed, onConfirm, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const textId = useId();
  const typedId = useId();
  const [entered, setEntered] = useState("");
  const isConfirmed = !typed || entered.trim().toLowerCase() === typed.expected.toLowerCase();

  useEffect(() => {
    dialog.current?.showModal();
    cancel.current?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="confirm"
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onClose}
    >
      <h2 className="h3" id={titleId}>
        {title}
      </h2>
      <p className="quiet" id={textId}>
        {text}
      </p>
      {typed && (
        <div className="field">
          <label htmlFor={typedId}>{typed.label}</label>
          <input
            id={typedId}
            className="input"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={entered}
            onChange={(event) => {
              setEntered(event.target.value);
            }}
          />
        </div>
      )}
      <div className="confirm-choices">
        <Button ref={cancel} onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button
          look="danger"
          disabled={!isConfirmed}
          onClick={() => {
            dialog.current?.close();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
