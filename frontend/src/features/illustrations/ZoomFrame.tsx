import type { RefObject } from "react";

import type { SharedIllustration } from "@/lib/schema";

import type { useZoom } from "./useZoom";
import "./viewer.css";

interface Props {
  illustration: SharedIllustration;
  zoom: ReturnType<typeof useZoom>;
  frameRef: RefObject<HTMLDivElement | null>;
  className: string;
}

/** The figure in a frame that scrolls when the figure is larger. */
export function ZoomFrame({ illustration, zoom, frameRef, className }: Props) {
  const { title, imageUrl, altText, width, height } = illustration;
  return (
    // Focusable, so that the arrow keys pan.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={frameRef} className={className} role="group" aria-label={`${title}, figure`} tabIndex={0}>
      <img
        src={imageUrl}
        width={width}
        height={height}
        alt={altText}
        draggable={false}
        style={zoom.zoom > 1 || className === "viewer-canvas" ? zoom.shown : undefined}
      />
    </div>
  );
}
