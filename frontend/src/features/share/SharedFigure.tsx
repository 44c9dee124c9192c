import { useState } from "react";

import { Button, ButtonAnchor } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { copyText } from "@/lib/copy";
import { longDate } from "@/lib/formats";
import type { SharedIllustration } from "@/lib/schema";

import { AboutFigure } from "../generator/AboutFigure";
import { CaptionText } from "../generator/CaptionPanel";
import "../generator/generator.css";
import { Viewer } from "../illustrations/Viewer";
import "./share.css";

/** A figure as others see it: the picture, its caption and what stands behind it; not whose it is. */
export function SharedFigure({ figure }: { figure: SharedIllustration }) {
  const [isViewerOpen, setViewerOpen] = useState(false);
  const download = (
    <ButtonAnchor look="primary" size="compact" href={figure.imageUrl} download={`${figure.title}.png`}>
      <Icon name="download" />
      Download
    </ButtonAnchor>
  );
  return (
    <main id="main" className="wrap page shared">
      <div className="page-head">
        <h1>{figure.title}</h1>
        <div className="row">
          <Button
            look="ghost"
            size="compact"
            onClick={() => {
              setViewerOpen(true);
            }}
          >
            <Icon name="expand" />
            Full screen
          </Button>
          {download}
        </div>
      </div>
      <img
        className="shared-figure"
        src={figure.imageUrl}
        width={figure.width}
        height={figure.height}
        style={{ "--ratio": figure.width / figure.height } as React.CSSProperties}
        alt={figure.altText}
      />
      <div className="result-text">
        <section aria-labelledby="caption">
          <div className="caption-head">
            <h2 id="caption" className="h3">
              Caption
            </h2>
            <Button size="compact" onClick={() => void copyText(figure.caption, "Caption")}>
              <Icon name="copy" />
              Copy Caption
            </Button>
          </div>
          <CaptionText figure={figure} />
          <p className="small quiet">{longDate(figure.createdAt)}</p>
        </section>
        <AboutFigure illustration={figure} />
      </div>
      {isViewerOpen && (
        <Viewer
          illustration={figure}
          actions={download}
          onClose={() => {
            setViewerOpen(false);
          }}
        />
      )}
    </main>
  );
}
