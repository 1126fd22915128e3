/** One rule of a `_headers` file. */
export interface HeaderRule {
  /** A path, or the beginning of paths with `*` at its end. */
  path: string;
  /** Headers of earlier rules that this one takes away, in lower case. */
  removed: readonly string[];
  headers: Readonly<Record<string, string>>;
}

/** Reads a `_headers` file: a path, then what it is answered with, indented; `! Name` takes a header away. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; removed: string[]; headers: Record<string, string> }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "" || line.trim().startsWith("#")) continue;
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), removed: [], headers: {} });
    else if (!rule) throw new Error(`_headers: "${line.trim()}" stands before any path`);
    else if (line.trim().startsWith("!")) rule.removed.push(line.trim().slice(1).trim().toLowerCase());
    else {
      const colon = line.indexOf(":");
      if (colon === -1) throw new Error(`_headers: "${line.trim()}" is no header`);
      rule.headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith("*") ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The headers of the answer to a path, names in lower case: later rules add to earlier ones. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (!matches(rule.path, path)) continue;
    for (const name of rule.removed) delete headers[name];
    Object.assign(headers, rule.headers);
  }
  return headers;
}
