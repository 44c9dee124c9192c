import { useEffect, useId, useRef } from "react";

import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { copyText } from "@/lib/copy";
import type { NewApiKey } from "@/lib/schema";

interface Props {
  apiKey: NewApiKey;
  onCopied: () => void;
}

/** A key just made, in full, the one time it can be seen. */
export function NewKey({ apiKey, onCopied }: Props) {
  const title = useId();
  const text = useId();
  const copy = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    copy.current?.focus();
  }, []);

  return (
    <div className="new-key" role="group" aria-labelledby={title} aria-describedby={text}>
      <div>
        <h3 id={title}>Your new key “{apiKey.keyName}”</h3>
        <p className="small quiet" id={text}>
          Copy it now. It is shown this once and we keep only its beginning.
        </p>
      </div>
      <div className="key-line">
        <code>{apiKey.fullKey}</code>
        <Button ref={copy} onClick={() => void copyText(apiKey.fullKey, "API key")}>
          <Icon name="copy" />
          Copy
        </Button>
      </div>
      <div>
        <Button look="primary" onClick={onCopied}>
          I&apos;ve copied it
        </Button>
      </div>
    </div>
  );
}
