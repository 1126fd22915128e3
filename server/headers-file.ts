import { validateHeaderName, validateHeaderValue } from "node:http";

/** The changes that a rule makes to the headers of the paths it matches: a value to add, or none to take away. */
export interface HeaderRule {
  /** A path, or a prefix of paths with `*` at its end. */
  path: string;
  changes: { name: string; value?: string }[];
}

export type HeaderRules = readonly HeaderRule[];

function readChange(line: string): HeaderRule["changes"][number] {
  const [, removed] = /^![ \t]*(\S+)$/.exec(line) ?? [];
  if (removed) return { name: removed };
  const colon = line.indexOf(":");
  if (colon < 0) throw new Error("a name, a colon and a value are wanted");
  const [name, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  validateHeaderName(name);
  validateHeaderValue(name, value);
  return { name, value };
}

/**
 * Reads a `_headers` file as edge hosts do: lines of rules begin with a path, their headers are indented, `! Name` takes
 * a header away that earlier rules gave, `#` begins a comment. Throws an `Error` that names the line it cannot read, for
 * a protecting header must not be lost in silence.
 */
export function parseHeadersFile(text: string): HeaderRules {
  const rules: HeaderRule[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const content = line.trim();
    if (content === "" || content.startsWith("#")) continue;
    try {
      if (!/^\s/.test(line)) {
        if (!/^\/[^*]*\*?$/.test(content)) throw new Error("a path, or a prefix of paths with * at its end, is wanted");
        rules.push({ path: content, changes: [] });
      } else {
        const rule = rules.at(-1);
        if (!rule) throw new Error("a path is wanted before the first header");
        rule.changes.push(readChange(content));
      }
    } catch (error) {
      throw new Error(`_headers, line ${index + 1}: ${(error as Error).message}`);
    }
  }
  return rules;
}

/** The headers of the answer to a path. What several rules give is joined, as hosts do, unless one took it away between. */
export function headersFor(rules: HeaderRules, path: string): Map<string, string> {
  const matching = rules.filter((rule) =>
    rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  );
  const found = new Map<string, { name: string; value: string }>();
  for (const { name, value } of matching.flatMap(({ changes }) => changes)) {
    const key = name.toLowerCase();
    const earlier = found.get(key);
    if (value === undefined) found.delete(key);
    else found.set(key, { name, value: earlier ? `${earlier.value}, ${value}` : value });
  }
  return new Map([...found.values()].map(({ name, value }) => [name, value]));
}
