import * as Dialog from "@radix-ui/react-dialog";
import { useEffect, useRef, useState } from "react";
import { useDropzone } from "react-dropzone";

import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Meter } from "@/components/ui/Meter";
import { isUnauthorized, serverMessage } from "@/lib/errors";
import { currentToast, dismissToast, setToastHost } from "@/lib/toasts";

import { announceLostSession, announceUploadFailure } from "../generator/announce";
import { uploadSketch } from "./api";
import { ACCEPTED, ACCEPTED_TYPES, fileSize, LARGEST_FILE } from "./form";
import { SketchPreview } from "./SketchPreview";

interface Props {
  onUploaded: (file: File) => void;
  /** Called once the dialog is gone. */
  onClose: () => void;
}

/** Takes one picture and sends it when told to; nothing leaves the computer before. */
export default function UploadDialog({ onUploaded, onClose }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [pixels, setPixels] = useState("");
  const [problem, setProblem] = useState("");
  const [sent, setSent] = useState<number | null>(null);
  const sending = useRef<AbortController | null>(null);
  const isSending = sent !== null;

  useEffect(() => () => sending.current?.abort(), []);

  function choose(next: File | null) {
    setFile(next);
    setPixels("");
    setProblem("");
  }

  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    // Any image, so that phones offer their camera; what we cannot read is refused here.
    accept: { "image/*": [] },
    validator: (chosen) => (problemWith(chosen) ? { code: "refused", message: problemWith(chosen) } : null),
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isSending,
    onDrop: ([accepted], [rejected]) => {
      if (accepted) choose(accepted);
      else if (rejected) setProblem(problemWith(rejected.file) || "Please choose one image.");
    },
  });

  async function upload(chosen: File) {
    sending.current = new AbortController();
    const { signal } = sending.current;
    setProblem("");
    setSent(0);
    dismissToast(currentToast()?.id ?? 0); // what became of an earlier attempt
    try {
      await uploadSketch(chosen, { onProgress: setSent, signal });
      onUploaded(chosen);
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setSent(null);
      if (isUnauthorized(error)) {
        announceLostSession();
      } else {
        setProblem(serverMessage(error) ?? "The sketch was not sent. It is still here.");
        announceUploadFailure();
      }
    }
  }

  return (
    <Dialog.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Dialog.Portal>
        {/* Not the library's own overlay: its scroll lock writes styles into the page, which the page's policy forbids. */}
        <div className="dialog-scrim" />
        <Dialog.Content
          ref={setToastHost}
          className="dialog"
          aria-describedby={undefined}
          onInteractOutside={(event) => {
            event.preventDefault();
          }}
        >
          <header>
            <Dialog.Title className="h3">Upload Sketch</Dialog.Title>
            <Dialog.Close asChild>
              <Button look="ghost" size="icon-only" aria-label="Close">
                <Icon name="close" />
              </Button>
            </Dialog.Close>
          </header>
          <div {...getRootProps({ className: dropClass(isDragActive, file) })}>
            <input {...getInputProps({ "aria-label": "Sketch file" })} />
            {file ? (
              <>
                <div className="sketch-frame">
                  <SketchPreview
                    file={file}
                    onSize={(width, height) => {
                      setPixels(`, ${width} × ${height}`);
                    }}
                    onUnreadable={() => {
                      choose(null);
                      setProblem("This image cannot be read. Please choose another one.");
                    }}
                  />
                </div>
                <div className="sketch-file">
                  <b>{file.name}</b>
                  <span className="small quiet">
                    {fileSize(file.size)}
                    {pixels}
                    {!isSending && ". Nothing is sent until you press Upload."}
                  </span>
                  {!isSending && (
                    <Button
                      look="ghost"
                      size="compact"
                      onClick={() => {
                        choose(null);
                      }}
                    >
                      Remove
                    </Button>
                  )}
                </div>
              </>
            ) : (
              <>
                <Icon name="upload" />
                <p className="h3 for-mouse">Drop your sketch here</p>
                <p className="h3 for-touch">Photograph your sketch</p>
                <p className="small quiet">or choose a picture of it</p>
                <Button onClick={open}>Choose File</Button>
              </>
            )}
            {isSending && (
              <div className="sketch-sending">
                <Meter label="Upload" value={Math.round(100 * sent)} max={100} />
                <p className="small num" role="status">
                  {sent < 1 ? `${Math.round(100 * sent)} % sent` : "Sent. Waiting for the answer."}
                </p>
              </div>
            )}
            {problem && (
              <p className="small problem" role="alert">
                {problem}
              </p>
            )}
          </div>
          <footer>
            <span className="small quiet not-phone">{ACCEPTED}</span>
            <Dialog.Close asChild>
              <Button look="ghost">Cancel</Button>
            </Dialog.Close>
            <Button
              look="primary"
              disabled={!file || isSending}
              onClick={() => {
                if (file) void upload(file);
              }}
            >
              {isSending ? "Uploading..." : "Upload"}
            </Button>
          </footer>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Why a file is not taken; empty if it is. */
function problemWith(file: File | DataTransferItem): string {
  if (!("size" in file)) return ""; // still being dragged
  if (file.size > LARGEST_FILE) return "This file is larger than 10 MB.";
  return ACCEPTED_TYPES.includes(file.type) ? "" : "This file is not a JPG, PNG or WEBP image.";
}

function dropClass(isDragActive: boolean, file: File | null): string {
  return ["sketch-drop", isDragActive && "over", file && "chosen"].filter(Boolean).join(" ");
}
