import { type HeaderRules, headersFor as headersOf } from "../../server/headers-file.ts";

/** The headers that the rules of a `_headers` file give a path, names in lower case, as HTTP/2 has them. */
export function headersFor(rules: HeaderRules, path: string): Record<string, string> {
  return Object.fromEntries([...headersOf(rules, path)].map(([name, value]) => [name.toLowerCase(), value]));
}
