const hasPrefix = (name: string, prefixes: readonly string[]) => prefixes.some((prefix) => name.startsWith(prefix));

/** Assignments to `document.cookie` that expire cookies by prefix, on every domain and path they may have: neither can be read. */
function expiredCookies(prefixes: readonly string[]) {
  const { hostname, pathname } = location;
  const names = document.cookie
    .split("; ")
    .map((cookie) => cookie.split("=")[0] as string)
    .filter((name) => hasPrefix(name, prefixes));
  // Browsers log a rejection for IP addresses and top-level domains.
  const labels = hostname.split(".");
  const parents = /^[\d.]+$/.test(hostname) ? [] : labels.slice(0, -1);
  const domains = ["", ...parents.map((_, index) => `; domain=${labels.slice(index).join(".")}`)];
  const segments = pathname.split("/");
  const paths = new Set(segments.map((_, index) => segments.slice(0, index + 1).join("/") || "/"));
  return names.flatMap((name) =>
    [...paths].flatMap((path) => domains.map((domain) => `${name}=; max-age=0; path=${path}${domain}`)),
  );
}

/** Removes stored entries and cookies by prefix, but no `HttpOnly` cookies or those of other sites: no page can. */
export function removeStored(prefixes: readonly string[]): void {
  for (const getStorage of [() => localStorage, () => sessionStorage]) {
    try {
      const storage = getStorage();
      for (const name of Object.keys(storage)) if (hasPrefix(name, prefixes)) storage.removeItem(name);
    } catch {
      // Storage is denied, so there is nothing to remove.
    }
  }
  try {
    for (const expired of expiredCookies(prefixes)) {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = expired;
    }
  } catch {
    // Cookies are denied too.
  }
}
