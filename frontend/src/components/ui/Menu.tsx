import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";

interface Props {
  /** What the button shows. */
  button: ReactNode;
  buttonClass: string;
  /** The button's name, when what it shows is not enough. */
  label?: string;
  /** Links and buttons; one list item each is made of them. */
  items: ReactNode[];
  heading?: ReactNode;
}

/** A button that opens a list of links below it. Escape, a choice or a click elsewhere closes it again. */
export function Menu({ button, buttonClass, label, items, heading }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeFromOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeFromOutside);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      setOpen(false);
      opener.current?.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (open) moveFocus(event.key === "ArrowDown" ? 1 : -1);
      else setOpen(true);
    }
  }

  function moveFocus(step: number) {
    const choices = [...(whole.current?.querySelectorAll<HTMLElement>("ul a, ul button") ?? [])];
    const here = choices.indexOf(document.activeElement as HTMLElement);
    const next = here < 0 && step < 0 ? choices.length - 1 : (here + step + choices.length) % choices.length;
    choices[next]?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- keys bubble up from the controls inside
    <div
      ref={whole}
      className="menu"
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setOpen(!open);
        }}
      >
        {button}
      </button>
      <div id={id} className="menu-items" hidden={!open}>
        {heading && <p className="heading">{heading}</p>}
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a choice closes the list, however it was made */}
        <ul
          onClick={() => {
            setOpen(false);
          }}
        >
          {items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
