import { type HeaderRules, headersFor } from "../../server/headers-file.ts";

export type PathHeaders = ReturnType<typeof headersByPath>[number];

/**
 * Resolves the rules of `_headers` to all headers of each path, or prefix that ends with `*`. The whole site, `/*`, comes
 * first.
 */
export function headersByPath(rules: HeaderRules) {
  const paths = [...new Set(["/*", ...rules.map(({ path }) => path)])];
  const prefixes = paths.filter((path) => path.endsWith("*")).sort((a, b) => a.length - b.length);
  const ordered = new Set([...prefixes, ...paths]);
  // A prefix itself stands for all paths below it: no rule is for a path with `*`.
  const result = [...ordered].map((path) => ({ path, headers: headersFor(rules, path) }));
  return result as [site: (typeof result)[number], ...others: typeof result];
}
