import { useState } from "react";

import { Button } from "@/components/ui/Button";
import { Icon } from "@/components/ui/Icon";
import { Select } from "@/components/ui/Select";

import { ORDERS, QUALITIES, STYLES, type useGalleryQuery, type View } from "./useGalleryQuery";

const VIEWS: { view: View; label: string; icon: "grid" | "list" }[] = [
  { view: "grid", label: "Grid", icon: "grid" },
  { view: "list", label: "List", icon: "list" },
];

/** Search, filters, order and view. On phones the selects fold away behind one button. */
export function GalleryFilters({ gallery }: { gallery: ReturnType<typeof useGalleryQuery> }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const { query, set, search, setSearch, view } = gallery;
  return (
    <div role="search" className={isUnfolded ? "filters unfolded" : "filters"}>
      <div className="field">
        <label htmlFor="search">Search</label>
        <input
          id="search"
          className="input"
          type="search"
          placeholder="Search prompts and captions"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
          }}
        />
      </div>
      <FilterSelect label="Style" name="style" options={STYLES} query={query} set={set} />
      <FilterSelect label="Quality" name="quality" options={QUALITIES} query={query} set={set} />
      <FilterSelect label="Sort" name="sort" options={ORDERS} query={query} set={set} />
      <Button
        className="only-phone"
        aria-expanded={isUnfolded}
        onClick={() => {
          setUnfolded(!isUnfolded);
        }}
      >
        Filter and sort
        <Icon name="chevronDown" />
      </Button>
      <div className="field">
        <span className="field-name not-phone" id="view">
          View
        </span>
        <div className="segments" role="group" aria-labelledby="view">
          {VIEWS.map((choice) => (
            <button
              key={choice.view}
              type="button"
              aria-label={choice.label}
              aria-pressed={choice.view === view}
              onClick={() => {
                set("view", choice.view === "list" ? "list" : "");
              }}
            >
              <Icon name={choice.icon} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

interface FilterSelectProps {
  label: string;
  name: string;
  options: typeof STYLES;
  query: Record<string, string>;
  set: (name: string, value: string) => void;
}

function FilterSelect({ label, name, options, query, set }: FilterSelectProps) {
  return (
    <Select
      label={label}
      value={query[name] ?? ""}
      options={options}
      onChange={(value) => {
        set(name, value);
      }}
    />
  );
}
