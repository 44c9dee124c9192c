import { useRef, useState } from "react";

import { Button } from "@/components/ui/Button";
import { serverMessage } from "@/lib/errors";
import type { NewApiKey } from "@/lib/schema";
import { toast } from "@/lib/toasts";

import { createApiKey, deleteApiKey, useApiKeys } from "./api";
import "./apikeys.css";
import { CreateKeyForm } from "./CreateKeyForm";
import { KeyTable } from "./KeyTable";
import { NewKey } from "./NewKey";

/** The user's keys: made, shown in full until the user has copied them, listed and deleted. */
export function ApiKeys() {
  const { data: keys, error, mutate } = useApiKeys();
  const [uncopied, setUncopied] = useState<NewApiKey[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);

  function forget(id: string) {
    setUncopied((shown) => shown.filter((key) => key.id !== id));
    heading.current?.focus(); // not a field, which would open the keyboard of a phone
  }

  async function create(name: string): Promise<boolean> {
    try {
      const made = await createApiKey(name);
      setUncopied((shown) => [made, ...shown]);
      return true;
    } catch (failure) {
      announceFailure(failure, "Failed to create API key");
      return false;
    } finally {
      // After a failure too: the answer may have been lost on its way, and the key be there.
      void mutate();
    }
  }

  async function remove(id: string): Promise<void> {
    try {
      await deleteApiKey(id);
      forget(id);
      toast({ title: "API key deleted", description: "Programs that use it are refused from now on." });
    } catch (failure) {
      announceFailure(failure, "Failed to delete API key");
    } finally {
      await mutate();
    }
  }

  return (
    <section className="block" id="keys" aria-labelledby="keys-title">
      <h2 id="keys-title" ref={heading} tabIndex={-1}>
        API keys
      </h2>
      <p className="quiet">
        A key draws and reads illustrations in your name, from scripts and other programs. It cannot see your
        account or make other keys.
      </p>
      {uncopied.map((key) => (
        <NewKey
          key={key.id}
          apiKey={key}
          onCopied={() => {
            forget(key.id);
          }}
        />
      ))}
      <CreateKeyForm onCreate={create} />
      {keys ? (
        <KeyTable keys={keys} onDelete={remove} />
      ) : error ? (
        <p className="note" role="alert">
          Your keys could not be loaded.{" "}
          <Button look="ghost" size="compact" onClick={() => void mutate()}>
            Try again
          </Button>
        </p>
      ) : (
        <span className="skeleton" role="status" aria-label="Loading your keys" />
      )}
    </section>
  );
}

function announceFailure(failure: unknown, fallback: string): void {
  toast({ title: "Error", description: serverMessage(failure) ?? fallback, variant: "destructive" });
}
