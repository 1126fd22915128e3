import { type HeaderRules, headersFor } from "../../server/headers-file.ts";

/** Paths that are answered with the same headers. */
export interface PathHeaders {
  /** A path, or what the paths begin with. */
  path: string;
  isPrefix: boolean;
  headers: ReadonlyMap<string, string>;
}

/**
 * What the rules of a `_headers` file come to: for each path and prefix that they name all headers that it is answered with,
 * the more special after the more general. The first is the whole site.
 */
export function headersByPath(rules: HeaderRules): [site: PathHeaders, ...others: PathHeaders[]] {
  const below = (path: string) => {
    // A name that no rule has for itself stands for all below a prefix.
    return { path, isPrefix: true, headers: headersFor(rules, `${path}any.name`) };
  };
  const names = [...new Set(rules.map(({ path }) => path))].filter((name) => name !== "/*");
  const prefixes = names.filter((name) => name.endsWith("*")).sort((one, other) => one.length - other.length);
  const exact = names.filter((name) => !name.endsWith("*"));
  return [
    below("/"),
    ...prefixes.map((name) => below(name.slice(0, -1))),
    ...exact.map((path) => ({ path, isPrefix: false, headers: headersFor(rules, path) })),
  ];
}
