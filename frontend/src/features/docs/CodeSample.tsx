import { useState } from "react";

import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Tabs } from "@/components/ui/Tabs";
import { copyText } from "@/lib/copy";

import type { Call } from "./calls";
import { type Language, LANGUAGES, sample } from "./samples";

interface Props {
  call: Call;
  /** Another address under which the same call answers. */
  path?: string;
}

/** One call, in the language the reader chooses, ready to be copied. */
export function CodeSample({ call, path = call.path }: Props) {
  const [language, setLanguage] = useState<Language>("javascript");
  const name = LANGUAGES.find(({ key }) => key === language)?.label ?? "";
  const code = sample({ ...call, path }, language, window.location.origin);
  return (
    <div className="code">
      <Tabs label="Language" tabs={[...LANGUAGES]} selected={language} onSelect={setLanguage}>
        <Code text={code} name={`${name} example`} />
      </Tabs>
    </div>
  );
}

export function Code({ text, name }: { text: string; name: string }) {
  return (
    <>
      <Button
        look="ghost"
        size="compact"
        className="copy"
        aria-label={`Copy ${name}`}
        onClick={() => void copyText(text, name)}
      >
        <Icon name="copy" />
        <span>Copy</span>
      </Button>
      {/* Focusable, so that long lines can be scrolled by keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} aria-label={name} role="region">
        <code>{text}</code>
      </pre>
    </>
  );
}
