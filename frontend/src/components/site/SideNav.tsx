import { Link, useLocation } from "react-router-dom";

export interface Section {
  id: string;
  label: string;
}

/** The contents of a long page; the sections carry the same ids. */
export function SideNav({ label, sections }: { label: string; sections: Section[] }) {
  const current = useLocation().hash.slice(1) || sections[0]?.id;
  return (
    <nav className="side" aria-label={label}>
      {sections.map(({ id, label: name }) => (
        <Link key={id} to={{ hash: id }} aria-current={id === current ? "location" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}
