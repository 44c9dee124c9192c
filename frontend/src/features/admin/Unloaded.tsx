import { Button } from "@/components/ui/Button";

/** Stands in place of what could not be fetched. */
export function Unloaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div className="lone" role="alert">
      <h2>{what} did not load</h2>
      <p className="quiet">Nothing is lost. Trying again usually helps.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
