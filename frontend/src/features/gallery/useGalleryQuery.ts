import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

import type { Option } from "@/lib/options";

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

const CHOICES = { style: STYLES, quality: QUALITIES, sort: ORDERS };
const FILTERS = ["q", "style", "quality"];
const SEARCH_AFTER_MS = 300;

/**
 * What the gallery shows, kept in the page's address, so that a reload, "Back" and a bookmark find it again. What is
 * typed into the search box gets there after a short rest.
 */
export function useGalleryQuery() {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState(address.get("q") ?? "");

  function set(name: string, value: string) {
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true },
    );
  }

  useEffect(() => {
    const wanted = search.trim();
    if (wanted === (address.get("q") ?? "")) return;
    const timer = setTimeout(() => {
      set("q", wanted);
    }, SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
    };
  });

  const query: Record<string, string> = {};
  const q = address.get("q");
  if (q) query.q = q;
  for (const [name, options] of Object.entries(CHOICES)) {
    const value = address.get(name);
    if (value && options.some((option) => option.value === value)) query[name] = value;
  }

  return {
    search,
    setSearch,
    query,
    set,
    isFiltered: FILTERS.some((name) => name in query),
    view: (address.get("view") === "list" ? "list" : "grid") as View,
    clearFilters: () => {
      setSearch("");
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          FILTERS.forEach((name) => {
            after.delete(name);
          });
          return after;
        },
        { replace: true },
      );
    },
  };
}
