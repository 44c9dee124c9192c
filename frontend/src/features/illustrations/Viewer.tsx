import { type PointerEvent, type ReactNode, useEffect, useRef } from "react";

import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import type { SharedIllustration } from "@/lib/schema";
import { setToastHost } from "@/lib/toasts";

import { useZoom } from "./useZoom";
import { ZoomButton } from "./ZoomButton";
import { ZoomFrame } from "./ZoomFrame";

/** A fitted figure stays clear of the tools that float above and below it. */
const TOOLS_MARGIN = { width: 0, height: 88 };

interface Props {
  illustration: SharedIllustration;
  /** What can be done with the figure, beside closing. */
  actions: ReactNode;
  onClose: () => void;
}

/** The figure alone on the whole screen: pinch, wheel with Ctrl, + and - zoom; dragging and the arrow keys pan. */
export function Viewer({ illustration, actions, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, illustration, TOOLS_MARGIN);
  const pinch = usePinch(zoom.zoom, zoom.zoomTo);

  useEffect(() => {
    dialog.current?.showModal();
    frame.current?.focus();
    setToastHost(dialog.current);
    return () => {
      setToastHost(null);
    };
  }, []);

  const zoomByWheel = useRef(zoom);
  useEffect(() => {
    zoomByWheel.current = zoom;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomByWheel.current.zoomTo(zoomByWheel.current.zoom * Math.exp(-event.deltaY / 240));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => {
      element.removeEventListener("wheel", onWheel);
    };
  }, []);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- + and - work anywhere in the dialog
    <dialog
      ref={dialog}
      className="viewer"
      aria-label={`${illustration.title}, full screen`}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === "+" || event.key === "=") zoom.zoomIn();
        if (event.key === "-") zoom.zoomOut();
        if (event.key === "0") zoom.fit();
      }}
    >
      <div className="viewer-pinch" {...pinch}>
        <ZoomFrame illustration={illustration} zoom={zoom} frameRef={frame} className="viewer-canvas" />
      </div>
      <h2 className="viewer-float viewer-title h3">{illustration.title}</h2>
      <div className="viewer-float viewer-actions">
        {actions}
        <Button
          look="ghost"
          size="icon-only"
          aria-label="Close full screen"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </Button>
      </div>
      <div className="viewer-float viewer-zoom">
        <ZoomButton zoom={zoom} direction="out" />
        <output className="num small">{zoom.percent} %</output>
        <ZoomButton zoom={zoom} direction="in" />
        <span className="separator" />
        <Button look="ghost" size="compact" onClick={zoom.fit}>
          Fit
        </Button>
        <Button look="ghost" size="compact" onClick={zoom.actualSize}>
          100 %
        </Button>
      </div>
    </dialog>
  );
}

/** Two fingers zoom: the zoom follows the distance between them. */
function usePinch(zoom: number, zoomTo: (zoom: number) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef<{ distance: number; zoom: number } | null>(null);

  function distance(): number {
    const [one, other] = [...fingers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  function lift(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
    start.current = null;
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== "touch") return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.current.size === 2) start.current = { distance: distance(), zoom };
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (start.current && start.current.distance > 0) {
        zoomTo((start.current.zoom * distance()) / start.current.distance);
      }
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  };
}
