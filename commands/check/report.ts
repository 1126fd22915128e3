import { countOf } from "../../tools/count-of.ts";

export interface Finding {
  /** Whether it breaks the site for visitors or fails the build; otherwise it is a warning. */
  isWrong: boolean;
  line: string;
}

export const wrong = (line: string): Finding => ({ isWrong: true, line });
export const warning = (line: string): Finding => ({ isWrong: false, line });

/** Lines about texts or pictures that differ in quotations and numbers alone are of one kind. */
const kindOf = (line: string) =>
  /^(src\/content\/strings\/|pictures: )/.test(line) ? line.replace(/"[^"]*"|\d+/g, "") : line;

const briefly = (lines: readonly string[]): string[] =>
  [...new Set(lines.map(kindOf))].map((kind) => {
    const [first = "", ...others] = lines.filter((line) => kindOf(line) === kind);
    return others.length === 0 ? first : `${first} (and ${others.length} more of this kind)`;
  });

export function reportOf(findings: readonly Finding[], all = false): string {
  const section = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [heading, ...lines.map((line) => `  - ${line}`), ""] : [];
  const errors = findings.filter(({ isWrong }) => isWrong).map(({ line }) => line);
  const warnings = findings.filter(({ isWrong }) => !isWrong).map(({ line }) => line);
  const shown = all ? warnings : briefly(warnings);
  const count = `${countOf(errors.length, "error")}, ${countOf(warnings.length, "warning")}`;
  const hint = shown.length < warnings.length ? "; `npm run check -- --all` lists each" : "";
  return [...section("Errors:", errors), ...section("Warnings:", shown), count + hint].join("\n");
}
