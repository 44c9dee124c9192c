import type { FormEvent } from "react";

import { Button } from "@/components/ui/Button";
import { Spinner } from "@/components/ui/Spinner";

import { announceBlankPrompt } from "./announce";
import type { GenerateRequest } from "./api";
import { ChoiceFields } from "./ChoiceFields";
import { CountedText } from "./CountedText";

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
      <CountedText
        label="Describe your illustration"
        placeholder="Name the structure, the view and the parts that matter, e.g. “Plant cell cut open, with chloroplasts and vacuole”"
        value={request.prompt}
        onChange={(prompt) => {
          onChange({ prompt });
        }}
        disabled={isPending}
      />
      <ChoiceFields choices={request} onChange={onChange} disabled={isPending} />
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
