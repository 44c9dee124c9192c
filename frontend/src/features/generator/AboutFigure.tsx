import { Accordion } from "@/components/ui/Accordion";
import type { SharedIllustration } from "@/lib/schema";

/** What stands behind a figure: how it was made, what it leaves out, its sources and who may use it. */
export function AboutFigure({ illustration }: { illustration: SharedIllustration }) {
  const { about, longDescription } = illustration;
  return (
    <section aria-label="About this figure" className="about">
      <Accordion title="How it was made" open>
        <p className="small">{about.made}</p>
      </Accordion>
      {about.notDrawn.length > 0 && (
        <Accordion title="Not drawn" count={about.notDrawn.length} open>
          <ul className="plain-list">
            {about.notDrawn.map((left) => (
              <li key={left.text}>
                {left.text}
                <br />
                <span className="quiet">{left.reason}</span>
              </li>
            ))}
          </ul>
        </Accordion>
      )}
      {about.sources.length > 0 && (
        <Accordion title="Sources" count={about.sources.length}>
          <ul className="plain-list">
            {about.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </Accordion>
      )}
      <Accordion title="Use and rights">
        <p className="small">{about.rights}</p>
      </Accordion>
      {longDescription && (
        <Accordion title="Described in words">
          <p className="small">{longDescription}</p>
        </Accordion>
      )}
    </section>
  );
}
