import { Link } from "react-router-dom";

import { longDate, preview } from "@/lib/formats";
import type { Illustration } from "@/lib/schema";

import { useIllustrations } from "../illustrations/api";

const SHOWN = 3;
const PROMPT_PREVIEW = 40;

interface Props {
  onChoose: (illustration: Illustration) => void;
  disabled: boolean;
}

export function RecentGenerations({ onChoose, disabled }: Props) {
  const { data, error } = useIllustrations();
  return (
    <section aria-labelledby="recent">
      <div className="section-title">
        <h2 id="recent" className="h3">
          Recent Generations
        </h2>
        {data && data.length > 0 && (
          <Link className="small" to="/gallery">
            All in the gallery
          </Link>
        )}
      </div>
      {error ? (
        <p className="quiet">
          Your illustrations could not be loaded. They are safe; reload the page to see them.
        </p>
      ) : !data ? (
        <RecentSkeleton />
      ) : data.length === 0 ? (
        <p className="quiet">No generations yet</p>
      ) : (
        <ul className="recent">
          {data.slice(0, SHOWN).map((illustration) => (
            <li key={illustration.id}>
              <button
                type="button"
                aria-disabled={disabled}
                onClick={() => {
                  if (!disabled) onChoose(illustration);
                }}
              >
                <span className="thumb">
                  <img
                    src={illustration.thumbnailUrl}
                    width={illustration.width}
                    height={illustration.height}
                    alt=""
                    loading="lazy"
                  />
                </span>
                <span>
                  <span className="recent-prompt">
                    {preview(illustration.prompt || illustration.title, PROMPT_PREVIEW)}
                  </span>
                  <span className="small quiet">{longDate(illustration.createdAt)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function RecentSkeleton() {
  return (
    <ul className="recent" aria-hidden="true">
      {Array.from({ length: SHOWN }, (_, index) => (
        <li key={index} className="stack">
          <span className="thumb" />
          <span className="skeleton" />
        </li>
      ))}
    </ul>
  );
}
