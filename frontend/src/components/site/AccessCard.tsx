import type { ReactNode } from "react";

/** Stands in place of a page that its visitor may not see. */
export function AccessCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id="main" className="narrow">
      <section className="panel stack">
        <h1>{title}</h1>
        <p className="quiet">{text}</p>
        <p>{children}</p>
      </section>
    </main>
  );
}
