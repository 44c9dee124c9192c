const PATHS = {
  arrowLeft: "M16 10H4m4-4-4 4 4 4",
  arrowRight: "M4 10h12m-4-4 4 4-4 4",
  check: "m4 10.5 4 4 8-9",
  chevronDown: "m5 8 5 5 5-5",
  close: "m5 5 10 10M15 5 5 15",
  copy: "M7 7h9v10H7zM4 13V3h9",
  download: "M10 3v10m-4-4 4 4 4-4M4 17h12",
  expand: "M12 3h5v5M8 17H3v-5M17 3l-6 6M3 17l6-6",
  grid: "M3 3h6v6H3zm8 0h6v6h-6zM3 11h6v6H3zm8 0h6v6h-6z",
  list: "M3 5h14M3 10h14M3 15h14",
  minus: "M4 10h12",
  more: "M5 10h.01M10 10h.01M15 10h.01",
  person:
    "M10 10a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 17.500c.6-3.600 3.200-5.500 6.500-5.500s5.900 1.900 6.500 5.500",
  plus: "M10 4v12M4 10h12",
  redo: "M15.5 7A6.5 6.5 0 1 0 16.5 11M16 3v4h-4",
  share:
    "M7.200 9 12.800 6.200M7.200 11l5.600 2.800M5 12.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400zM15 7.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400zM15 17.200a2.200 2.200 0 1 0 0-4.400 2.200 2.200 0 0 0 0 4.400z",
  trash: "M4 6h12M8 6V3.500h4V6M5.500 6l.8 10.500h7.400L14.500 6M8.500 9v4.500M11.500 9v4.500",
  upload: "M10 13V3M6.500 6 10 2.800 13.500 6M4 17h12",
} as const;

export type IconName = keyof typeof PATHS;

/** A small line drawing beside a word; never the only name of anything. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
