import { Button, ButtonAnchor } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { copyText } from "@/lib/copy";
import { longDate } from "@/lib/formats";

import { downloadUrl } from "../illustrations/api";
import type { Illustration } from "../illustrations/types";

interface Props {
  illustration: Illustration;
  onOpen: (illustration: Illustration) => void;
}

export function GalleryCard({ illustration, onOpen }: Props) {
  const { title, prompt, caption, style, quality, resolution } = illustration;
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
        />
      </button>
      <p className="tags">
        <span className="badge">{capitalised(style)}</span>
        <span className={quality === "hd" ? "badge accent" : "badge"}>
          {quality === "hd" ? "HD" : capitalised(quality)}
        </span>
      </p>
      <h2 className="gallery-prompt">{prompt}</h2>
      <p className="gallery-caption">{caption}</p>
      <p className="small quiet num">
        {longDate(illustration.createdAt)} · {resolution}
      </p>
      <div className="gallery-actions">
        <ButtonAnchor look="ghost" size="compact" href={downloadUrl(illustration, "png")} download>
          <Icon name="download" />
          Download
        </ButtonAnchor>
        <Button look="ghost" size="compact" onClick={() => void copyText(caption, "Caption")}>
          <Icon name="copy" />
          Copy caption
        </Button>
      </div>
    </li>
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
