/**
 * The name by which visitors may look for a site as well: with `www.` where it has none, and without where it has. Nothing for
 * a name below another one, such as `plugins.university.example`, which nobody writes with `www.`.
 */
export function otherNameOf(host: string): string | undefined {
  if (host.startsWith("www.")) return host.slice("www.".length);
  return /^[^.]+\.[^.\d]+$/.test(host) ? `www.${host}` : undefined;
}
