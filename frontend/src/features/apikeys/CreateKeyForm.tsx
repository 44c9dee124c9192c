import { type FormEvent, useState } from "react";

import { Button } from "@/components/ui/Button";

interface Props {
  /** Whether a key was made. */
  onCreate: (name: string) => Promise<boolean>;
}

export function CreateKeyForm({ onCreate }: Props) {
  const [name, setName] = useState("");
  const [isPending, setPending] = useState(false);
  const isBlank = name.trim() === "";

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBlank || isPending) return;
    setPending(true);
    if (await onCreate(name.trim())) setName("");
    setPending(false);
  }

  return (
    <form className="key-line key-form" onSubmit={(event) => void submit(event)}>
      <div className="field">
        <label htmlFor="key-name">Key name</label>
        <input
          id="key-name"
          value={name}
          placeholder="For example: figure pipeline"
          autoComplete="off"
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
      </div>
      <Button look="primary" type="submit" disabled={isBlank || isPending}>
        Create Key
      </Button>
    </form>
  );
}
