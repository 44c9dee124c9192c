import type { ReactNode } from "react";

import { Brand } from "@/components/ui/Brand";
import { ThemeSwitch } from "@/components/ui/ThemeSwitch";

/** A header without links that would lead away: the terms gate and the documents it names. */
export function BareHeader({ badge, children }: { badge?: ReactNode; children?: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className="site-header bare">
        <div className="bar">
          <Brand />
          {badge}
          <div className="bar-end">
            {children}
            <ThemeSwitch />
          </div>
        </div>
      </header>
    </>
  );
}
