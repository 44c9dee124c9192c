import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Menu } from "@/components/ui/Menu";
import type { Illustration } from "@/lib/schema";

import { share, stopSharing, useShareUrl } from "./sharing";

/** Shares the figure; while it is shared, says so and lets it be stopped. A hidden one cannot be shared. */
export function Share({ illustration }: { illustration: Illustration }) {
  const url = useShareUrl(illustration);
  if (illustration.hidden) return null;
  if (!url) {
    return (
      <Button look="ghost" size="compact" aria-label="Share" onClick={() => void share(illustration)}>
        <Icon name="share" />
        <span className="tool-label">Share</span>
      </Button>
    );
  }
  return (
    <Menu
      label="Shared"
      button={
        <>
          <Icon name="share" />
          <span className="tool-label">Shared</span>
        </>
      }
      buttonClass="button ghost compact"
      heading="Whoever has the link sees this figure and its caption."
      items={[
        <button key="again" type="button" onClick={() => void share(illustration)}>
          Share again
        </button>,
        <a key="open" href={url} target="_blank" rel="noreferrer">
          Open the public page
        </a>,
        <button key="stop" type="button" onClick={() => void stopSharing(illustration)}>
          Stop sharing
        </button>,
      ]}
    />
  );
}
