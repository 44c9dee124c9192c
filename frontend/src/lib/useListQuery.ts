import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";

import type { Option } from "./options";

const SEARCH_AFTER_MS = 300;

/**
 * What a list shows, kept in the page's address, so that a reload, "Back" and a bookmark find it again: a search, and
 * one of some choices by each name. What is typed into the search box gets there after a short rest.
 */
export function useListQuery(choices: Record<string, Option[]>) {
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
  for (const [name, options] of Object.entries(choices)) {
    const value = address.get(name);
    if (value && options.some((option) => option.value === value)) query[name] = value;
  }

  return {
    address,
    search,
    setSearch,
    query,
    set,
    /** Takes the search and these names out of the address. */
    clear: (...names: string[]) => {
      setSearch("");
      setAddress(
        (before) => {
          const after = new URLSearchParams(before);
          ["q", ...names].forEach((name) => {
            after.delete(name);
          });
          return after;
        },
        { replace: true },
      );
    },
  };
}
