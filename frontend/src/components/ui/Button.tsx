import type { ComponentProps } from "react";
import { Link, type LinkProps } from "react-router-dom";

interface Look {
  look?: "primary" | "line" | "ghost" | "danger";
  size?: "compact" | "icon-only" | "full";
}

function classNames({ look = "line", size }: Look, more?: string): string {
  return ["button", look, size, more].filter(Boolean).join(" ");
}

export function Button({ look, size, className, ...rest }: Look & ComponentProps<"button">) {
  return <button type="button" className={classNames({ look, size }, className)} {...rest} />;
}

/** A link inside the app that looks like a button. */
export function ButtonLink({ look, size, className, ...rest }: Look & LinkProps) {
  return <Link className={classNames({ look, size }, className)} {...rest} />;
}

/** A link that leaves the app (sign-in, files) and looks like a button. */
export function ButtonAnchor({ look, size, className, children, ...rest }: Look & ComponentProps<"a">) {
  return (
    <a className={classNames({ look, size }, className)} {...rest}>
      {children}
    </a>
  );
}
