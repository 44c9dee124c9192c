import type { ReactNode } from "react";

import { Icon } from "@/components/ui/Icon";

const TICKS = ["10 free illustrations", "Scientific captions", "High resolution", "No signup required"];

interface Props {
  form: ReactNode;
  /** Stands in place of the example figure, once the visitor tries the product. */
  trial?: ReactNode;
}

export function Hero({ form, trial }: Props) {
  return (
    <div className="wrap hero">
      <div className="hero-left">
        <div className="hero-intro">
          <h1>Scientific figures, drawn from your words</h1>
          <p className="lede">
            Describe a structure or a process. You get a labelled illustration with its caption, ready for the
            page.
          </p>
          <ul className="ticks">
            {TICKS.map((tick) => (
              <li key={tick}>
                <Icon name="check" />
                {tick}
              </li>
            ))}
          </ul>
        </div>
        {form}
      </div>
      {trial ?? <ExampleFigure />}
    </div>
  );
}

function ExampleFigure() {
  return (
    <figure className="plate bleed">
      <img
        src="/static/figures/heart-anatomical.webp"
        srcSet="/static/figures/heart-anatomical-small.webp 768w, /static/figures/heart-anatomical.webp 1024w"
        sizes="(max-width: 900px) 100vw, 50vw"
        width="1024"
        height="1024"
        alt="Labelled section through a human heart seen from the front, with arrows for the path of the blood."
        fetchPriority="high"
      />
      <figcaption>
        <b>Figure 1 | Human heart.</b> Coronal section, anterior view. Every label, and this caption, come
        from the same scene as the drawing. Blue, oxygen-poor blood; red, oxygen-rich blood.
      </figcaption>
    </figure>
  );
}
