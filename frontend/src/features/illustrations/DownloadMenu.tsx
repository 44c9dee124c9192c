import { Icon } from "@/components/ui/Icon";
import { Menu } from "@/components/ui/Menu";
import type { Illustration } from "@/lib/schema";

import { downloadUrl } from "./api";

interface Props {
  illustration: Illustration;
  look?: "primary" | "ghost";
}

/** Downloads are plain links: the server names the file after the figure. */
export function DownloadMenu({ illustration, look = "primary" }: Props) {
  const formats = [
    <a key="png" href={downloadUrl(illustration, "png")} download>
      PNG
      <small>
        {illustration.width} × {illustration.height}
      </small>
    </a>,
  ];
  if (illustration.vectorUrl) {
    formats.push(
      <a key="svg" href={downloadUrl(illustration, "svg")} download>
        SVG
        <small>text kept as text</small>
      </a>,
    );
  }
  return (
    <Menu
      button={
        <>
          <Icon name="download" />
          Download
        </>
      }
      buttonClass={`button ${look} compact`}
      items={formats}
    />
  );
}
