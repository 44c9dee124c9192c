// The server-rendered pages use django-allauth's own scripts for passkeys. What went wrong there is said on the page.

interface Failure {
  exception?: { name?: string };
}

document.addEventListener("allauth.error", (event) => {
  const place = document.querySelector<HTMLElement>("[data-passkey-problem]");
  if (!place) return;
  event.preventDefault();
  place.textContent = problem((event as CustomEvent<Failure>).detail.exception?.name);
  place.hidden = false;
});

function problem(name: string | undefined): string {
  if (!("PublicKeyCredential" in window))
    return "This browser, or this unencrypted connection, has no passkeys.";
  if (name === "SecurityError") {
    return "Passkeys need a host name: at an address of numbers browsers refuse them. On this machine, open the page at localhost.";
  }
  if (name === "InvalidStateError") return "This device has a passkey of your account already.";
  if (name === "NotAllowedError") return "The browser ended it, or it took too long. Nothing was changed.";
  return "That did not work. Nothing was changed. Please try again.";
}
