import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";

import type { useZoom } from "./useZoom";

interface Props {
  zoom: ReturnType<typeof useZoom>;
  direction: "in" | "out";
  className?: string;
}

/** One step nearer or further; dead at the end of the range. */
export function ZoomButton({ zoom, direction, className }: Props) {
  const isIn = direction === "in";
  return (
    <Button
      look="ghost"
      size="icon-only"
      className={className}
      aria-label={isIn ? "Zoom in" : "Zoom out"}
      disabled={isIn ? !zoom.canZoomIn : !zoom.canZoomOut}
      onClick={isIn ? zoom.zoomIn : zoom.zoomOut}
    >
      <Icon name={isIn ? "plus" : "minus"} />
    </Button>
  );
}
