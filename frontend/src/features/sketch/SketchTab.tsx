import { type FormEvent, lazy, Suspense, useRef, useState } from "react";
import { flushSync } from "react-dom";

import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Spinner } from "@/components/ui/Spinner";

import { ChoiceFields } from "../generator/ChoiceFields";
import { CountedText } from "../generator/CountedText";
import { ACCEPTED, EMPTY_SKETCH, fileSize, type SketchForm } from "./form";
import "./sketch.css";
import { SketchPreview } from "./SketchPreview";

const UploadDialog = lazy(() => import("./UploadDialog"));

interface Props {
  form: SketchForm;
  onChange: (change: Partial<SketchForm>) => void;
  onEnhance: () => void;
  isPending: boolean;
  /** Whether it is a sketch that is being redrawn. */
  isEnhancing: boolean;
  canGenerate: boolean;
  /** The figure on the stage is this very request: downloading it matters more than drawing it again. */
  isDrawn: boolean;
}

/** From a sketch to its figure: what makes a good one, the upload, the notes, the choices. */
export function SketchTab({
  form,
  onChange,
  onEnhance,
  isPending,
  isEnhancing,
  canGenerate,
  isDrawn,
}: Props) {
  const [isUploading, setUploading] = useState(false);
  const upload = useRef<HTMLButtonElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    onEnhance();
  }

  /** The button that leads to the dialog, or away from the sketch, comes and goes: the focus moves along. */
  function changeSketch(change: () => void) {
    flushSync(change);
    upload.current?.focus();
  }

  return (
    <>
      <p className="guide">
        <b>What makes a good sketch:</b> clear outlines on plain paper, the whole sheet in even light.
        Handwriting stays as you wrote it; list the parts in the notes to have them set as a key.
      </p>
      <form className="stack sketch-form" onSubmit={submit}>
        {form.file ? (
          <div className="sketch-uploaded">
            <p className="sketch-success" role="status">
              <Icon name="check" />
              Sketch uploaded successfully!
            </p>
            <div className="thumb sketch-thumb">
              <SketchPreview file={form.file} />
            </div>
            <p className="counter">
              <span className="sketch-name">{form.file.name}</span>
              <span>{fileSize(form.file.size)}</span>
            </p>
            <Button
              ref={upload}
              disabled={isPending}
              onClick={() => {
                changeSketch(() => {
                  onChange(EMPTY_SKETCH);
                });
              }}
            >
              Upload Different Sketch
            </Button>
          </div>
        ) : (
          <div className="sketch-upload">
            <Icon name="upload" />
            <p className="h3">Upload your sketch</p>
            <p className="small quiet">{ACCEPTED}</p>
            <Button
              ref={upload}
              look="primary"
              disabled={isPending}
              onClick={() => {
                setUploading(true);
              }}
            >
              Upload Sketch
            </Button>
          </div>
        )}
        <CountedText
          label="Enhancement Notes"
          note="(optional)"
          placeholder="What the sketch shows, e.g. “Flower of a buttercup. Labels: petal, sepal, stamen”"
          value={form.notes}
          onChange={(notes) => {
            onChange({ notes });
          }}
          disabled={isPending}
          className="notes"
        />
        <ChoiceFields choices={form} onChange={onChange} disabled={isPending} />
        <Button
          type="submit"
          look={form.file && !isDrawn ? "primary" : "line"}
          size="full"
          disabled={isPending || !canGenerate}
        >
          {isEnhancing && <Spinner />}
          {isEnhancing ? "Enhancing..." : "Enhance My Sketch"}
        </Button>
      </form>
      {isUploading && (
        <Suspense fallback={null}>
          <UploadDialog
            onUploaded={(file) => {
              onChange({ file });
            }}
            onClose={() => {
              changeSketch(() => {
                setUploading(false);
              });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
