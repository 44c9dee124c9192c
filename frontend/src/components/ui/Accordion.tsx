import type { ReactNode } from "react";

import { Icon } from "./Icon";

interface Props {
  title: string;
  /** How many things are inside, shown beside the title. */
  count?: number;
  open?: boolean;
  children: ReactNode;
}

export function Accordion({ title, count, open = false, children }: Props) {
  return (
    <details className="accordion" open={open}>
      <summary>
        <span>
          {title}
          {count !== undefined && <span className="quiet num"> {count}</span>}
        </span>
        <Icon name="chevronDown" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
