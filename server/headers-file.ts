import { validateHeaderName, validateHeaderValue } from "node:http";

/** Headers to add, or to remove without a `value`, for all paths that match. */
interface HeaderRule {
  /** A path, or a prefix of paths that ends with `*`. */
  path: string;
  changes: { name: string; value?: string }[];
}

export type HeaderRules = readonly HeaderRule[];

export const linesIn = (text: string) => text.split(/\r?\n/).filter((line) => !/^\s*(#|$)/.test(line));

function readChange(line: string): HeaderRule["changes"][number] {
  const [, removed, name = "", value = ""] = /^(?:!\s*(\S+)|([^:]+?)\s*:\s*(.*))$/.exec(line) ?? [];
  if (removed) return { name: removed };
  validateHeaderName(name);
  validateHeaderValue(name, value);
  return { name, value };
}

/** Reads `_headers` like edge hosts; `! Name` removes an earlier header. Throws an `Error` for a bad line. */
export function parseHeadersFile(text: string): HeaderRules {
  const rules: HeaderRule[] = [];
  for (const line of linesIn(text)) {
    const rule = rules.at(-1);
    if (/^\s/.test(line) && rule) rule.changes.push(readChange(line.trim()));
    else if (/^\/[^*]*\*?$/.test(line)) rules.push({ path: line.trim(), changes: [] });
    else throw new Error(`_headers: got "${line}", expected a path, or a prefix that ends with *`);
  }
  return rules;
}

/** A path's response headers. Repeated ones are joined, as hosts do, unless a rule removes them in between. */
export function headersFor(rules: HeaderRules, path: string): Map<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  const headers = new Map<string, string>();
  for (const { name, value } of matching.flatMap(({ changes }) => changes)) {
    const earlier = headers.get(name);
    if (value === undefined) headers.delete(name);
    else headers.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
  }
  return headers;
}
