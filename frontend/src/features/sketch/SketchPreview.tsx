import { useEffect, useRef } from "react";

interface Props {
  file: File;
  onSize?: (width: number, height: number) => void;
  onUnreadable?: () => void;
}

/** The chosen picture, shown from memory. */
export function SketchPreview({ file, onSize, onUnreadable }: Props) {
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => {
      URL.revokeObjectURL(address);
    };
  }, [file]);

  return (
    <img
      ref={image}
      className="sketch-preview"
      alt="Your sketch"
      onLoad={({ currentTarget }) => onSize?.(currentTarget.naturalWidth, currentTarget.naturalHeight)}
      onError={onUnreadable}
    />
  );
}
