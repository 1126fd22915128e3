import { validateHeaderName, validateHeaderValue } from "node:http";

/** The changes that a rule makes to the headers of the paths it matches: a value to add, or none to take away. */
export interface HeaderRule {
  /** A path, or a prefix of paths with `*` at its end. */
  path: string;
  changes: { name: string; value?: string }[];
}

export type HeaderRules = readonly HeaderRule[];

/**
 * Reads a file for edge hosts: calls back for each of its lines but empty ones and comments, which `#` begins. Throws an `Error`
 * that names the line which `read` refuses, for what is lost in silence is not missed until a visitor has.
 */
export function readLines<Result>(
  file: string,
  text: string,
  read: (content: string, isIndented: boolean) => Result,
): Result[] {
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

/**
 * Reads a `_headers` file as edge hosts do: lines of rules begin with a path, their headers are indented, `! Name` takes
 * a header away that earlier rules gave, `#` begins a comment. Throws an `Error` that names the line it cannot read.
 */
export function parseHeadersFile(text: string): HeaderRules {
  const rules: HeaderRule[] = [];
  readLines("_headers", text, (content, isIndented) => {
    const rule = rules.at(-1);
    if (isIndented && rule) rule.changes.push(readChange(content));
    else if (!isIndented && /^\/[^*]*\*?$/.test(content)) rules.push({ path: content, changes: [] });
    else throw new Error("a path, or a prefix of paths with * at its end, is wanted");
  });
  return rules;
}

/** The headers of the answer to a path. What several rules give is joined, as hosts do, unless one took it away between. */
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
