import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

export const FIT = 1;
const STEP = 1.25;
const MAX_PIXEL_SCALE = 4;

interface Size {
  width: number;
  height: number;
}

const NO_MARGIN: Size = { width: 0, height: 0 };

/**
 * Zoom and pan of a picture (in real pixels) inside a scrolling frame. Zoom 1 fits the whole picture into the frame;
 * panning is scrolling, so that keys, wheel and touch work by themselves, and the mouse may drag. `margin` is the room
 * in CSS pixels that a fitted picture leaves free on each side.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, picture: Size, margin: Size = NO_MARGIN) {
  const [zoom, setZoom] = useState(FIT);
  const room = useSize(frame);
  const centre = useRef({ x: 0.5, y: 0.5 });

  const fitScale = room ? fittingScale(room, picture, margin) : 0;
  const largest = fitScale > 0 ? Math.max(FIT, MAX_PIXEL_SCALE / fitScale) : FIT;
  const limit = (value: number) => Math.min(largest, Math.max(FIT, value));

  function zoomTo(next: number) {
    const element = frame.current;
    if (element) {
      centre.current = {
        x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
        y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
      };
    }
    setZoom(limit(next));
  }

  // What was in the middle of the frame stays there.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    element.scrollTo(
      centre.current.x * element.scrollWidth - element.clientWidth / 2,
      centre.current.y * element.scrollHeight - element.clientHeight / 2,
    );
  }, [frame, zoom]);

  useDragToPan(frame);

  const scale = fitScale * zoom;
  return {
    zoom,
    /** Size of the picture on the screen, in CSS pixels; nothing before the frame was measured. */
    shown: scale > 0 ? { width: picture.width * scale, height: picture.height * scale } : undefined,
    percent: Math.round(100 * scale),
    canZoomIn: zoom < largest,
    canZoomOut: zoom > FIT,
    zoomIn: () => {
      zoomTo(zoom * STEP);
    },
    zoomOut: () => {
      zoomTo(zoom / STEP);
    },
    zoomTo,
    fit: () => {
      zoomTo(FIT);
    },
    actualSize: () => {
      if (fitScale > 0) zoomTo(1 / fitScale);
    },
  };
}

function fittingScale(room: Size, picture: Size, margin: Size): number {
  const across = (room.width - 2 * margin.width) / picture.width;
  const down = (room.height - 2 * margin.height) / picture.height;
  return Math.max(0, Math.min(across, down));
}

function useSize(element: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const measure = () => {
      setSize({ width: observed.clientWidth, height: observed.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => {
      observer.disconnect();
    };
  }, [element]);
  return size;
}

function useDragToPan(frame: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const pan = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons !== 1) return;
      element.scrollBy(-event.movementX, -event.movementY);
    };
    element.addEventListener("pointermove", pan);
    return () => {
      element.removeEventListener("pointermove", pan);
    };
  }, [frame]);
}
