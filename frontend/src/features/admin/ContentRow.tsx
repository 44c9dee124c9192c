import { Button } from "@/components/ui/Button";
import { longDate } from "@/lib/formats";
import { styleLabel } from "@/lib/options";
import type { AdminIllustration } from "@/lib/schema";

import { MakerBadge } from "./MakerBadge";

interface Props {
  content: AdminIllustration;
  onOpen: (content: AdminIllustration) => void;
  onHide: () => void;
  onDelete: () => void;
}

export function ContentRow({ content, onOpen, onHide, onDelete }: Props) {
  return (
    <li className="content-row">
      <button
        type="button"
        className="content-thumb"
        aria-label={`Open ${content.title}`}
        onClick={() => {
          onOpen(content);
        }}
      >
        <img
          src={content.thumbnailUrl}
          width={content.width}
          height={content.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </button>
      <div className="content-words">
        <h2>{content.prompt}</h2>
        <p className="small quiet">{content.caption}</p>
        {content.hidden && (
          <p className="small hidden-because">
            Hidden on {longDate(content.hidden.since)}: {content.hidden.reason}
          </p>
        )}
      </div>
      <div className="content-facts small quiet num">
        <MakerBadge content={content} />
        {content.user && <span>{content.user.email}</span>}
        <span>
          {styleLabel(content.style)}, {content.resolution}
        </span>
        <span>{longDate(content.createdAt)}</span>
      </div>
      <div className="content-actions">
        <Button
          look="ghost"
          size="compact"
          aria-label={`${content.hidden ? "Show again" : "Hide"}: ${content.title}`}
          onClick={onHide}
        >
          {content.hidden ? "Show again…" : "Hide…"}
        </Button>
        <Button
          look="ghost"
          size="compact"
          className="content-delete"
          aria-label={`Delete: ${content.title}`}
          onClick={onDelete}
        >
          Delete…
        </Button>
      </div>
    </li>
  );
}
