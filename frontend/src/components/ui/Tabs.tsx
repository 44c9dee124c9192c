import { type KeyboardEvent, type ReactNode, useId } from "react";

interface Tab<Key extends string> {
  key: Key;
  label: string;
}

interface Props<Key extends string> {
  label: string;
  tabs: Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** Stands before the tabs on the same line. */
  heading?: ReactNode;
  children: ReactNode;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** A row of tabs and the panel of the selected one; the arrow keys move between them. */
export function Tabs<Key extends string>({ label, tabs, selected, onSelect, heading, children }: Props<Key>) {
  const id = useId();

  function moveByKey(event: KeyboardEvent<HTMLDivElement>) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const here = tabs.findIndex((tab) => tab.key === selected);
    const next = tabs[(here + step + tabs.length) % tabs.length];
    if (!next) return;
    onSelect(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  }

  return (
    <>
      <div className={heading ? "tabs-head" : undefined}>
        {heading}
        <div className="tabs" role="tablist" aria-label={label} tabIndex={-1} onKeyDown={moveByKey}>
          {tabs.map((tab) => (
            <button
              key={tab.key}
              id={`${id}-${tab.key}`}
              type="button"
              role="tab"
              aria-selected={tab.key === selected}
              aria-controls={`${id}-panel`}
              tabIndex={tab.key === selected ? 0 : -1}
              onClick={() => {
                onSelect(tab.key);
              }}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      <div id={`${id}-panel`} className="tab-panel" role="tabpanel" aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
