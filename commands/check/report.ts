import { countOf } from "../../tools/count-of.ts";

/** A line each, with its fix. Errors break the site for visitors or fail the build; warnings do not. */
export interface Findings {
  errors: string[];
  warnings: string[];
}

/** Lines about texts or pictures are of one kind if only quotations and numbers differ. */
const kindOf = (line: string) =>
  /^(src\/content\/strings\/|pictures: )/.test(line) ? line.replace(/"[^"]*"|\d+/g, "") : line;

export const briefly = (lines: readonly string[]): string[] =>
  [...new Set(lines.map(kindOf))].map((kind) => {
    const [first = "", ...others] = lines.filter((line) => kindOf(line) === kind);
    return others.length === 0 ? first : `${first} (and ${others.length} more of this kind)`;
  });

export function reportOf({ errors, warnings }: Findings, all = false): string {
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [heading, ...lines.map((line) => `  - ${line}`), ""] : [];
  const shown = all ? warnings : briefly(warnings);
  const count = `${countOf(errors.length, "error")}, ${countOf(warnings.length, "warning")}`;
  const hint = shown.length < warnings.length ? "; `npm run check -- --all` lists each" : "";
  return [...section("Errors:", errors), ...section("Warnings:", shown), count + hint].join("\n");
}
