/** Leaves the app for a page the server renders, with a full navigation. */
export function leaveFor(path: string): void {
  window.location.assign(path);
}
