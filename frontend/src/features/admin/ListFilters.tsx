import { Select } from "@/components/ui/Select";
import type { Option } from "@/lib/options";

interface Props {
  /** What the search looks at. */
  placeholder: string;
  choices: { name: string; label: string; options: Option[] }[];
  list: {
    search: string;
    setSearch: (words: string) => void;
    query: Record<string, string>;
    set: (name: string, value: string) => void;
  };
}

export function ListFilters({ placeholder, choices, list }: Props) {
  return (
    <div role="search" className="admin-filters">
      <div className="field">
        <label htmlFor="search">Search</label>
        <input
          id="search"
          className="input"
          type="search"
          placeholder={placeholder}
          value={list.search}
          onChange={(event) => {
            list.setSearch(event.target.value);
          }}
        />
      </div>
      {choices.map(({ name, label, options }) => (
        <Select
          key={name}
          label={label}
          value={list.query[name] ?? ""}
          options={options}
          onChange={(value) => {
            list.set(name, value);
          }}
        />
      ))}
    </div>
  );
}
