const beginsWithOne = (name: string, beginnings: readonly string[]) =>
  beginnings.some((beginning) => name.startsWith(beginning));

/**
 * The assignments to `document.cookie` that end every cookie whose name begins so. Where a cookie was set cannot be read:
 * each is ended for the host and all above it that can have one, and for the path and all above it. A number or the last part
 * of a name has none, and browsers write to the console that they refuse it.
 *
 * @param cookies what `document.cookie` says
 */
export function expiredCookies(
  cookies: string,
  beginnings: readonly string[],
  place: Pick<Location, "hostname" | "pathname">,
): string[] {
  const names = cookies
    .split("; ")
    .map((cookie) => cookie.split("=")[0] as string)
    .filter((name) => beginsWithOne(name, beginnings));
  const labels = place.hostname.split(".");
  const owned = /^[\d.]+$/.test(place.hostname) ? [] : labels.slice(0, -1);
  const domains = ["", ...owned.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  const steps = place.pathname.split("/");
  const paths = new Set(steps.map((_, index) => steps.slice(0, index + 1).join("/") || "/"));
  return names.flatMap((name) =>
    [...paths].flatMap((path) => domains.map((domain) => `${name}=; max-age=0; path=${path}${domain}`)),
  );
}

/** Removes what the site has stored under names that begin so; a page cannot remove `HttpOnly` cookies and other sites'. */
export function removeStored(beginnings: readonly string[]): void {
  for (const storage of [() => localStorage, () => sessionStorage]) {
    try {
      const held = storage();
      for (const name of Object.keys(held)) if (beginsWithOne(name, beginnings)) held.removeItem(name);
    } catch {
      // Storage that is denied holds nothing.
    }
  }
  for (const expired of expiredCookies(document.cookie, beginnings, location)) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = expired;
  }
}
