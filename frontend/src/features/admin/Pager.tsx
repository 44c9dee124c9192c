import { Button } from "@/components/ui/Button";
import { count } from "@/lib/formats";

import type { Pages } from "./api";

/** "26–50 of 1,284", and the way to the pages before and after. */
export function Pager<Item>({ pages, label }: { pages: Pages<Item>; label: string }) {
  const { page, first, previous, next } = pages;
  if (!page) return null;
  const last = first + page.items.length - 1;
  return (
    <nav className="pager" aria-label={label}>
      <p className="small quiet num" role="status">
        {page.items.length === 0 ? "None" : `${count(first)}–${count(last)}`} of {count(page.total)}
      </p>
      <Button size="compact" disabled={!previous} onClick={previous}>
        Previous
      </Button>
      <Button size="compact" disabled={!next} onClick={() => void next?.()}>
        Next
      </Button>
    </nav>
  );
}
