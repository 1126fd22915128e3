import { type HeaderRules, headersFor } from "../../server/headers-file.ts";

/** Paths that are answered with the same headers. */
export interface Place {
  /** A path, or what the paths begin with. */
  path: string;
  isPrefix: boolean;
  headers: ReadonlyMap<string, string>;
}

/** A path that no rule has for itself, and that stands for all that begin as it does. */
const any = "any.name";

/**
 * What the rules of a `_headers` file come to: a place for each path and beginning of paths that they name, the more special
 * after the more general, with all headers that it is answered with. The first is the whole site.
 */
export function placesOf(rules: HeaderRules): [site: Place, ...others: Place[]] {
  const names = [...new Set(rules.map(({ path }) => path))].filter((name) => name !== "/*");
  const places = names.map((name): Place => {
    const isPrefix = name.endsWith("*");
    const path = isPrefix ? name.slice(0, -1) : name;
    return { path, isPrefix, headers: headersFor(rules, isPrefix ? path + any : path) };
  });
  const prefixes = places.filter(({ isPrefix }) => isPrefix).sort((one, other) => one.path.length - other.path.length);
  const site: Place = { path: "/", isPrefix: true, headers: headersFor(rules, `/${any}`) };
  return [site, ...prefixes, ...places.filter(({ isPrefix }) => !isPrefix)];
}
