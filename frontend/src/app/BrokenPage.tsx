import { Button } from "@/components/ui/Button";
import { Instrument } from "@/components/ui/Instrument";

/** Shown when a page could not be drawn or its script could not be loaded. */
export function BrokenPage() {
  return (
    <main id="main" className="lone">
      <Instrument empty />
      <h1>This page did not open</h1>
      <p className="quiet">
        Something went wrong on our side of the page. Your illustrations are safe; loading the page again
        usually helps.
      </p>
      <div className="row">
        <Button
          look="primary"
          onClick={() => {
            window.location.reload();
          }}
        >
          Load again
        </Button>
      </div>
    </main>
  );
}
