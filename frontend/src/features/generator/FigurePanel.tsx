import { type ReactNode, useRef, useState } from "react";

import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import type { Illustration } from "@/lib/schema";

import { DownloadMenu } from "../illustrations/DownloadMenu";
import { useZoom } from "../illustrations/useZoom";
import { Viewer } from "../illustrations/Viewer";
import { ZoomButton } from "../illustrations/ZoomButton";
import { ZoomFrame } from "../illustrations/ZoomFrame";

interface Props {
  illustration: Illustration;
  /** Further things its maker can do with it, besides downloading. */
  tools?: ReactNode;
}

/** The figure, large, with its tools above it (below it on phones). */
export function FigurePanel({ illustration, tools }: Props) {
  const [isViewerOpen, setViewerOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, illustration);
  return (
    <section aria-label="Result" className="figure-panel">
      <div className="figure-tools">
        <ZoomButton zoom={zoom} direction="out" className="not-phone" />
        <Button
          look="ghost"
          size="compact"
          className="not-phone num zoom-level"
          aria-label="Fit"
          onClick={zoom.fit}
        >
          {zoom.canZoomOut ? `${zoom.percent} %` : "Fit"}
        </Button>
        <ZoomButton zoom={zoom} direction="in" className="not-phone" />
        <span className="separator not-phone" />
        <Button
          look="ghost"
          size="compact"
          aria-label="Full screen"
          onClick={() => {
            setViewerOpen(true);
          }}
        >
          <Icon name="expand" />
          <span className="tool-label">Full screen</span>
        </Button>
        <span className="push" />
        {tools}
        <DownloadMenu illustration={illustration} />
      </div>
      <figure
        className="figure"
        style={{ "--ratio": illustration.width / illustration.height } as React.CSSProperties}
        aria-label={illustration.title}
      >
        <ZoomFrame illustration={illustration} zoom={zoom} frameRef={frame} className="figure-frame" />
      </figure>
      {isViewerOpen && (
        <Viewer
          illustration={illustration}
          actions={<DownloadMenu illustration={illustration} />}
          onClose={() => {
            setViewerOpen(false);
          }}
        />
      )}
    </section>
  );
}
