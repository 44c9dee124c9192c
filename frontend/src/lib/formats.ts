const DATE: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };
const SHORT_DATE: Intl.DateTimeFormatOptions = { ...DATE, month: "short" };
const TIME: Intl.DateTimeFormatOptions = { ...SHORT_DATE, hour: "2-digit", minute: "2-digit" };

/** "21 November 2026", in the reader's time zone. */
export function longDate(isoTime: string): string {
  return new Date(isoTime).toLocaleDateString("en-GB", DATE);
}

/** "21 Nov 2026", in the reader's time zone. */
export function shortDate(isoTime: string): string {
  return new Date(isoTime).toLocaleDateString("en-GB", SHORT_DATE);
}

/** "21 Nov 2026, 14:02", in the reader's time zone. */
export function shortDateTime(isoTime: string): string {
  return new Date(isoTime).toLocaleString("en-GB", TIME);
}

/** The first characters of a text, with an ellipsis when something was cut. */
export function preview(text: string, characters: number): string {
  const all = Array.from(text);
  return all.length <= characters ? text : `${all.slice(0, characters).join("").trimEnd()}…`;
}

/** How long until a time: "9 h 58 min". */
export function timeUntil(isoTime: string, now = Date.now()): string {
  const minutes = Math.max(0, Math.ceil((new Date(isoTime).getTime() - now) / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}\u00a0h ${minutes % 60}\u00a0min` : `${minutes}\u00a0min`;
}

/** "1,284". */
export function count(number: number): string {
  return number.toLocaleString("en-US");
}

/** "1.3 GB", in powers of a thousand. */
export function fileSize(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB"];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** power).toFixed(power > 0 && bytes / 1000 ** power < 100 ? 1 : 0)}\u00a0${units[power] ?? ""}`;
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
