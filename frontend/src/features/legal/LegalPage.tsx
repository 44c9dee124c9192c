import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";

import { BareHeader } from "@/components/site/BareHeader";
import { SiteFooter } from "@/components/site/SiteFooter";
import { useTitle } from "@/components/site/useTitle";
import { Icon } from "@/components/ui/Icon";
import "./legal.css";

interface Props {
  title: string;
  lede: string;
  children: ReactNode;
}

/** A document to be read; it leads back to the terms gate when it was opened from there. */
export function LegalPage({ title, lede, children }: Props) {
  useTitle(title);
  const [query] = useSearchParams();
  const fromGate = query.get("from") === "acceptance";
  return (
    <>
      <BareHeader>
        <Link className="button ghost" to={fromGate ? "/terms-acceptance" : "/"}>
          <Icon name="arrowLeft" />
          <span>
            Back<span className="not-phone"> to {fromGate ? "acceptance" : "home"}</span>
          </span>
        </Link>
      </BareHeader>
      <main id="main" className="wrap page legal">
        <h1>{title}</h1>
        <p className="small quiet">September 5, 2025</p>
        <p className="lede">{lede}</p>
        {children}
      </main>
      <SiteFooter />
    </>
  );
}

export function Clause({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
