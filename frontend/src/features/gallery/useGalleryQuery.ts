import type { Option } from "@/lib/options";
import { useListQuery } from "@/lib/useListQuery";

export const STYLES: Option[] = [
  { value: "", label: "All styles" },
  { value: "scientific", label: "Scientific" },
  { value: "anatomical", label: "Anatomical" },
  { value: "botanical", label: "Botanical" },
  { value: "cellular", label: "Cellular" },
];

export const QUALITIES: Option[] = [
  { value: "", label: "All qualities" },
  { value: "standard", label: "Standard" },
  { value: "hd", label: "HD Quality" },
];

export const ORDERS: Option[] = [
  { value: "", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "alphabetical", label: "Alphabetical" },
];

export type View = "grid" | "list";

const FILTERS = ["q", "style", "quality"];

/** What the gallery shows, and how. */
export function useGalleryQuery() {
  const { address, query, clear, ...list } = useListQuery({
    style: STYLES,
    quality: QUALITIES,
    sort: ORDERS,
  });
  return {
    ...list,
    query,
    isFiltered: FILTERS.some((name) => name in query),
    view: (address.get("view") === "list" ? "list" : "grid") as View,
    clearFilters: () => {
      clear(...FILTERS);
    },
  };
}
