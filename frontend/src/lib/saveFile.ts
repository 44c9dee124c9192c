const A_MINUTE = 60_000;

/** Saves a file under a name, as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, A_MINUTE);
}
