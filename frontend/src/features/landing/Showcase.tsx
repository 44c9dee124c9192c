const MANNERS = [
  { file: "anatomical", label: "Anatomical Illustration" },
  { file: "scientific", label: "Scientific Diagram" },
  { file: "botanical", label: "Botanical Drawing" },
  { file: "cellular", label: "Cellular Microscopy" },
  { file: "schematic", label: "Process Schematic" },
];

const PARAGRAPH =
  "A dendritic cell engulfs a virus, processes it into peptides and presents them on MHC class II. It activates a " +
  "naive T cell, which proliferates and differentiates into effector and memory T cells.";

/** What the engine draws, shown rather than told. */
export function Showcase() {
  return (
    <>
      <section className="wrap" aria-labelledby="manners">
        <div className="landing-section">
          <div className="section-head">
            <h2 id="manners">One subject, five ways to draw it</h2>
            <p className="quiet">
              Choose the manner for the page it will stand on: a textbook, an atlas, a flora, a talk, a
              protocol.
            </p>
          </div>
          <ul className="five">
            {MANNERS.map(({ file, label }, index) => (
              <li key={file}>
                <figure>
                  <div className="five-art">
                    <img
                      src={`/static/figures/art-${file}.webp`}
                      width="640"
                      height="640"
                      alt={`Human heart as ${label}`}
                      loading="lazy"
                    />
                  </div>
                  <figcaption>
                    <i>{"abcde"[index]}</i>
                    {label}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap" aria-labelledby="process">
        <div className="landing-section spread">
          <div>
            <h2 id="process">From a paragraph to a process</h2>
            <blockquote className="quote">{PARAGRAPH}</blockquote>
          </div>
          <figure className="plate bleed">
            <img
              src="/static/figures/antigen.webp"
              srcSet="/static/figures/antigen-small.webp 896w, /static/figures/antigen.webp 1792w"
              sizes="(max-width: 900px) 100vw, 60vw"
              width="1792"
              height="1024"
              alt="Antigen presentation in numbered panels, from the engulfed virus to effector and memory T cells."
              loading="lazy"
            />
            <figcaption>
              <b>Figure 2 | Antigen presentation.</b> Drawn from the stored process that the paragraph beside
              it tells, step by step.
            </figcaption>
          </figure>
        </div>
      </section>
    </>
  );
}
