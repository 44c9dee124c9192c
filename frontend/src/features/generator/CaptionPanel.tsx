import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { copyText } from "@/lib/copy";
import { shortDateTime } from "@/lib/formats";
import { qualityLabel, styleLabel } from "@/lib/options";
import type { Illustration, SharedIllustration } from "@/lib/schema";

export function CaptionPanel({ illustration }: { illustration: Illustration }) {
  const { caption, captionNote, altText } = illustration;
  return (
    <section aria-labelledby="caption" className="caption-panel">
      <div className="caption-head">
        <h2 id="caption" className="h3">
          Caption
        </h2>
        <div className="row">
          <Button size="compact" onClick={() => void copyText(caption, "Caption")}>
            <Icon name="copy" />
            Copy Caption
          </Button>
          <Button look="ghost" size="compact" onClick={() => void copyText(altText, "Alt text")}>
            Copy alt text
          </Button>
        </div>
      </div>
      <CaptionText figure={illustration} />
      <p className="small quiet">{captionNote}</p>
      <dl className="facts">
        <Fact name="Style" value={styleLabel(illustration.style)} />
        <Fact name="Resolution" value={illustration.resolution} />
        <Fact name="Quality" value={qualityLabel(illustration.quality)} />
        <Fact name="Made" value={shortDateTime(illustration.createdAt)} />
      </dl>
    </section>
  );
}

export function CaptionText({ figure }: { figure: SharedIllustration }) {
  const [lead, rest] = splitLead(figure.caption, figure.title);
  return (
    <p className="caption-text">
      {lead && <b>{lead}</b>}
      {rest}
    </p>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The caption's title, as journals set it in bold, and what follows it. */
function splitLead(caption: string, title: string): [string, string] {
  const end = caption.indexOf(`${title}.`);
  const isLead = end >= 0 && end <= "Figure 10 | ".length;
  const length = isLead ? end + title.length + 1 : 0;
  return [caption.slice(0, length), caption.slice(length)];
}
