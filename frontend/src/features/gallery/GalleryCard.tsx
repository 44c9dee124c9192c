import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { copyText } from "@/lib/copy";
import { capitalised, longDate } from "@/lib/formats";
import type { Illustration } from "@/lib/schema";

import { DownloadMenu } from "../illustrations/DownloadMenu";

interface Props {
  illustration: Illustration;
  onOpen: (illustration: Illustration) => void;
  onDelete: (illustration: Illustration) => void;
}

/** One illustration, as a card of the grid or a row of the list: the style sheet decides. */
export function GalleryCard({ illustration, onOpen, onDelete }: Props) {
  const { title, prompt, caption, style, quality, resolution, hidden } = illustration;
  return (
    <li className="gallery-card">
      <button
        type="button"
        className="mount"
        aria-label={`Open ${title}`}
        onClick={() => {
          onOpen(illustration);
        }}
      >
        <img
          src={illustration.thumbnailUrl}
          width={illustration.width}
          height={illustration.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </button>
      <p className="tags">
        <span className="badge">{capitalised(style)}</span>
        <span className={quality === "hd" ? "badge accent" : "badge"}>
          {quality === "hd" ? "HD" : capitalised(quality)}
        </span>
        {hidden && <span className="badge">Hidden</span>}
      </p>
      <h2 className="gallery-prompt">{prompt || title}</h2>
      <p className="gallery-caption">{caption}</p>
      <p className="gallery-facts small quiet num">
        <span>{longDate(illustration.createdAt)}</span> <span>{resolution}</span>
        {hidden && <em className="hidden-note">The site’s owner hid it from all but you: {hidden.reason}</em>}
      </p>
      <div className="gallery-actions">
        <DownloadMenu illustration={illustration} look="ghost" />
        <Button
          look="ghost"
          size="compact"
          aria-label="Copy caption"
          onClick={() => void copyText(caption, "Caption")}
        >
          <Icon name="copy" />
          <span className="action-word">Copy caption</span>
        </Button>
        <Button
          look="ghost"
          size="icon-only"
          className="delete"
          aria-label={`Delete ${title}`}
          title="Delete"
          onClick={(event) => {
            focusNeighbour(event.currentTarget.closest("li"));
            onDelete(illustration);
          }}
        >
          <Icon name="trash" />
        </Button>
      </div>
    </li>
  );
}

/** So that the keyboard does not lose its place with the card that goes. */
function focusNeighbour(card: Element | null): void {
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  neighbour?.querySelector("button")?.focus({ preventScroll: true });
}
