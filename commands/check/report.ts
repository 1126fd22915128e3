import { countOf } from "../../tools/count-of.ts";

export interface Finding {
  /** Whether it breaks the site for visitors or fails the build; otherwise it is a warning. */
  isWrong: boolean;
  line: string;
  /** Replaces the lines of several findings that have it in common; `#` stands for their number. */
  summary: string;
}

export const wrong = (line: string, summary = line): Finding => ({ isWrong: true, line, summary });
export const warning = (line: string, summary = line): Finding => ({ isWrong: false, line, summary });

export function linesOf(findings: readonly Finding[], all = false): string[] {
  if (all) return findings.map(({ line }) => line);
  return [...new Set(findings.map(({ summary }) => summary))].map((summary) => {
    const group = findings.filter((finding) => finding.summary === summary);
    const first = group[0]?.line ?? "";
    if (group.length === 1) return first;
    const place = summary.slice(0, summary.indexOf(": ") + 2);
    return `${summary.replace("#", String(group.length))}, such as ${first.startsWith(place) ? first.slice(place.length) : first}`;
  });
}

export function reportOf(findings: readonly Finding[], all = false): string {
  const section = (heading: string, group: readonly Finding[]) =>
    group.length > 0 ? [heading, ...linesOf(group, all).map((line) => `  - ${line}`), ""] : [];
  const faults = findings.filter(({ isWrong }) => isWrong);
  const warnings = findings.filter(({ isWrong }) => !isWrong);
  const isShort = linesOf(findings, all).length < findings.length;
  const count = `${countOf(faults.length, "error")}, ${countOf(warnings.length, "warning")}`;
  const hint = isShort ? "; `npm run check -- --all` lists each" : "";
  return [...section("Errors:", faults), ...section("Warnings:", warnings), count + hint].join("\n");
}
