import { validateHeaderName, validateHeaderValue } from "node:http";

/** A header to add, or to remove if `value` is undefined, for all paths that match. */
export interface HeaderRule {
  /** A path, or a prefix of paths that ends with `*`. */
  path: string;
  changes: { name: string; value?: string }[];
}

export type HeaderRules = readonly HeaderRule[];

/** Skips empty lines and comments. Throws an `Error` that names a bad line, which would go unnoticed if skipped. */
export function readLines<Result>(file: string, text: string, read: (content: string, isIndented: boolean) => Result) {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) return [];
    try {
      return [read(content, /^\s/.test(line))];
    } catch (error) {
      throw new Error(`${file}, line ${index + 1}: ${(error as Error).message}`);
    }
  });
}

function readChange(line: string): HeaderRule["changes"][number] {
  const [, removed, name = "", value = ""] = /^(?:!\s*(\S+)|([^:]+?)\s*:\s*(.*))$/.exec(line) ?? [];
  if (removed) return { name: removed };
  validateHeaderName(name);
  validateHeaderValue(name, value);
  return { name, value };
}

/** Reads `_headers` like edge hosts; `! Name` removes an earlier header. Throws an `Error` that names a bad line. */
export function parseHeadersFile(text: string): HeaderRules {
  const rules: HeaderRule[] = [];
  readLines("_headers", text, (content, isIndented) => {
    const rule = rules.at(-1);
    if (isIndented && rule) rule.changes.push(readChange(content));
    else if (!isIndented && /^\/[^*]*\*?$/.test(content)) rules.push({ path: content, changes: [] });
    else throw new Error("expected a path, or a prefix that ends with *");
  });
  return rules;
}

/** The response headers for a path. Repeated ones are joined, as hosts do, unless a rule removes them in between. */
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
