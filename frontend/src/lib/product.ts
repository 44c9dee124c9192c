// What the server says about the page it sent, as data attributes of the element the app is mounted in.

const mount = () => document.getElementById("root");

export function productName(): string {
  return mount()?.dataset.productName ?? "Camera Lucida";
}

/** False only when the server knows that this page was asked for without a session. */
export function mayBeSignedIn(): boolean {
  return mount()?.dataset.signedIn !== "false";
}
