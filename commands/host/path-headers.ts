import { type HeaderRules, headersFor } from "../../server/headers-file.ts";

export interface PathHeaders {
  path: string;
  isPrefix: boolean;
  headers: ReadonlyMap<string, string>;
}

/** Resolves the rules of `_headers` to all headers of each path and prefix. The whole site comes first. */
export function headersByPath(rules: HeaderRules): [site: PathHeaders, ...others: PathHeaders[]] {
  const below = (path: string) => {
    // A file name without a rule of its own represents all paths below the prefix.
    return { path, isPrefix: true, headers: headersFor(rules, `${path}any.name`) };
  };
  const names = [...new Set(rules.map(({ path }) => path))].filter((name) => name !== "/*");
  const prefixes = names.filter((name) => name.endsWith("*")).sort((a, b) => a.length - b.length);
  const exact = names.filter((name) => !name.endsWith("*"));
  return [
    below("/"),
    ...prefixes.map((name) => below(name.slice(0, -1))),
    ...exact.map((path) => ({ path, isPrefix: false, headers: headersFor(rules, path) })),
  ];
}
