import { type FormEvent, lazy, Suspense, useState } from "react";

import { Button } from "@/components/ui/Button";
import { Select } from "@/components/ui/Select";
import { Spinner } from "@/components/ui/Spinner";
import { Tabs } from "@/components/ui/Tabs";
import type { Draft } from "@/lib/draft";
import { LANDING_RESOLUTIONS, LANDING_STYLES, QUALITIES } from "@/lib/options";

const UploadDrop = lazy(() => import("./UploadDrop"));

const TABS: { key: Draft["type"]; label: string }[] = [
  { key: "prompt", label: "Text Prompt" },
  { key: "upload", label: "Upload Image" },
];

interface Props {
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
  onSubmit: () => void;
  /** Draws at once, without an account. */
  onTry: () => void;
  isTrying: boolean;
}

/** The form a visitor may fill in before signing in. */
export function TryNow({ draft, onChange, onSubmit, onTry, isTrying }: Props) {
  // The chosen file stays in memory only; the draft does not hold it.
  const [file, setFile] = useState<File | null>(null);
  const isBlank = draft.type === "prompt" && !draft.prompt.trim();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank) onSubmit();
  }

  return (
    <section className="panel try" aria-labelledby="try">
      <Tabs
        label="How to ask"
        heading={
          <h2 id="try" className="h3">
            Try Now
          </h2>
        }
        tabs={TABS}
        selected={draft.type}
        onSelect={(type) => {
          onChange({ type });
        }}
      >
        <form className="stack" onSubmit={submit}>
          {draft.type === "prompt" ? (
            <PromptFields draft={draft} onChange={onChange} />
          ) : (
            <Suspense fallback={<div className="drop-room" />}>
              <UploadDrop file={file} onChoose={setFile} />
            </Suspense>
          )}
          <Button type="submit" look="primary" size="full" disabled={isBlank}>
            Generate Scientific Illustration
          </Button>
          <p className="small quiet center">Sign in to start generating - 10 free illustrations included</p>
          {draft.type === "prompt" && (
            <Button
              look="ghost"
              size="full"
              className="try-anonymously"
              disabled={isBlank || isTrying}
              onClick={onTry}
            >
              {isTrying && <Spinner />}
              {isTrying ? "Generating..." : "or try it without an account"}
            </Button>
          )}
        </form>
      </Tabs>
    </section>
  );
}

function PromptFields({ draft, onChange }: Pick<Props, "draft" | "onChange">) {
  return (
    <>
      <div className="field">
        <label htmlFor="description">Describe your biological illustration</label>
        <textarea
          id="description"
          className="area"
          value={draft.prompt}
          placeholder="Cross-section of the human heart showing the four chambers, the valves and the path of the blood"
          onChange={(event) => {
            onChange({ prompt: event.target.value });
          }}
        />
      </div>
      <Select
        label="Style"
        value={draft.style}
        options={LANDING_STYLES}
        onChange={(style) => {
          onChange({ style });
        }}
      />
      <div className="pair resolution-and-quality">
        <Select
          label="Resolution"
          value={draft.resolution}
          options={LANDING_RESOLUTIONS}
          onChange={(resolution) => {
            onChange({ resolution });
          }}
        />
        <Select
          label="Quality"
          value={draft.quality}
          options={QUALITIES}
          onChange={(quality) => {
            onChange({ quality });
          }}
        />
      </div>
    </>
  );
}
