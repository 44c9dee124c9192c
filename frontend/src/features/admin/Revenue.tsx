import { useState } from "react";

import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Spinner } from "@/components/ui/Spinner";
import { serverMessage } from "@/lib/errors";
import { saveFile } from "@/lib/saveFile";
import { toast } from "@/lib/toasts";

import { type ExportKind, fetchExport } from "./api";

const EXPORTS: { kind: ExportKind; title: string; text: string }[] = [
  { kind: "stats", title: "Stats", text: "The figures of the overview, day by day." },
  { kind: "users", title: "Users", text: "Every account with its plan and today's usage." },
  { kind: "content", title: "Content", text: "Every illustration with prompt, caption and maker." },
];

export function Revenue() {
  return (
    <>
      <section aria-labelledby="exports">
        <div className="admin-title">
          <h2 id="exports" className="h3">
            Exports
          </h2>
          <span className="small quiet">CSV files for any spreadsheet</span>
        </div>
        <ul className="exports">
          {EXPORTS.map((one) => (
            <ExportLine key={one.kind} {...one} />
          ))}
        </ul>
      </section>
      <section className="panel coming-soon" aria-labelledby="payment">
        <h2 id="payment" className="h3">
          Payment Integration Coming Soon
        </h2>
        <p className="quiet">
          A card payment provider is being integrated. Until then nobody is charged, and plans change by the
          operator alone.
        </p>
      </section>
    </>
  );
}

function ExportLine({ kind, title, text }: (typeof EXPORTS)[number]) {
  const [isPending, setPending] = useState(false);

  async function run() {
    if (isPending) return;
    setPending(true);
    try {
      const { content, name } = await fetchExport(kind);
      saveFile(content, name);
      toast({ title: "Export saved", description: name });
    } catch (error) {
      console.error(`The export of ${kind} failed.`, error);
      toast({
        title: "Export Failed",
        description: serverMessage(error) ?? "No file was saved. Please try again.",
        variant: "destructive",
      });
    } finally {
      setPending(false);
    }
  }

  return (
    <li>
      <span>
        <b>{title}</b>
        <span className="small quiet">{text}</span>
      </span>
      <Button aria-label={`Export ${kind}`} aria-disabled={isPending} onClick={() => void run()}>
        {isPending ? <Spinner /> : <Icon name="download" />}
        {isPending ? "Exporting..." : "Export"}
      </Button>
    </li>
  );
}
