import { type FormEvent, useId } from "react";

import { Button } from "@/components/ui/Button";
import { Select } from "@/components/ui/Select";
import { Spinner } from "@/components/ui/Spinner";
import { generatorStylesWith, GENERATOR_RESOLUTIONS, PROMPT_LIMIT, QUALITIES } from "@/lib/options";

import { announceBlankPrompt } from "./announce";
import type { GenerateRequest } from "./api";

interface Props {
  request: GenerateRequest;
  onChange: (change: Partial<GenerateRequest>) => void;
  onSubmit: () => void;
  isPending: boolean;
  canGenerate: boolean;
  /** The figure on the stage is this very request: downloading it matters more than drawing it again. */
  isDrawn: boolean;
}

export function PromptForm({ request, onChange, onSubmit, isPending, canGenerate, isDrawn }: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    if (request.prompt.trim()) onSubmit();
    else announceBlankPrompt();
  }

  return (
    <form className="stack" onSubmit={submit}>
      <PromptField
        prompt={request.prompt}
        onChange={(prompt) => {
          onChange({ prompt });
        }}
        disabled={isPending}
      />
      <Select
        label="Style"
        value={request.style}
        options={generatorStylesWith(request.style)}
        onChange={(style) => {
          onChange({ style });
        }}
        disabled={isPending}
      />
      <div className="pair">
        <Select
          label="Resolution"
          value={request.resolution}
          options={GENERATOR_RESOLUTIONS}
          onChange={(resolution) => {
            onChange({ resolution });
          }}
          disabled={isPending}
        />
        <Select
          label="Quality"
          value={request.quality}
          options={QUALITIES}
          onChange={(quality) => {
            onChange({ quality });
          }}
          disabled={isPending}
        />
      </div>
      <Button
        type="submit"
        look={isDrawn ? "line" : "primary"}
        size="full"
        disabled={isPending || !canGenerate}
      >
        {isPending && <Spinner />}
        {isPending ? "Generating..." : "Generate"}
      </Button>
    </form>
  );
}

interface PromptFieldProps {
  prompt: string;
  onChange: (prompt: string) => void;
  disabled: boolean;
}

/** Counts as the server does: characters, after trimming. It never cuts text off. */
function PromptField({ prompt, onChange, disabled }: PromptFieldProps) {
  const id = useId();
  const length = Array.from(prompt.trim()).length;
  const excess = length - PROMPT_LIMIT;
  return (
    <div className="field">
      <label htmlFor={id}>Describe your illustration</label>
      <textarea
        id={id}
        className="area"
        value={prompt}
        disabled={disabled}
        aria-invalid={excess > 0}
        aria-describedby={`${id}-count`}
        placeholder="Name the structure, the view and the parts that matter, e.g. “Plant cell cut open, with chloroplasts and vacuole”"
        onChange={(event) => {
          onChange(event.target.value);
        }}
      />
      <div id={`${id}-count`} className={excess > 0 ? "counter over" : "counter"}>
        <span>
          {excess > 0
            ? `${excess} ${excess === 1 ? "character" : "characters"} too many`
            : "Up to 500 characters"}
        </span>
        <span>
          {length}/{PROMPT_LIMIT}
        </span>
      </div>
    </div>
  );
}
