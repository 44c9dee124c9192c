// The browser's storage as JSON: for good, or for as long as the tab is open. A browser that refuses storage, or holds
// something unreadable, counts as empty.

type Place = "localStorage" | "sessionStorage";

export function readStored(key: string, place: Place = "localStorage"): unknown {
  try {
    return JSON.parse(window[place].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function store(key: string, value: unknown, place: Place = "localStorage"): void {
  try {
    window[place].setItem(key, JSON.stringify(value));
  } catch {
    // Nothing to do: the draft or record is simply not kept.
  }
}

export function forget(key: string, place: Place = "localStorage"): void {
  try {
    window[place].removeItem(key);
  } catch {
    // Nothing was kept, so nothing is left to forget.
  }
}
