/** Django's token against forged requests: from its cookie, or from the page when the cookie is not readable. */
export function csrfToken(): string {
  const cookie = /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie)?.[1];
  return cookie ?? document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? "";
}
