import { useEffect } from "react";

import { productName } from "@/lib/product";

/** Names the page in the browser's tab and history: "Gallery · Camera Lucida". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${productName()}`;
  }, [title]);
}
