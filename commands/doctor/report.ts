export interface Finding {
  /** Whether it breaks the site for visitors or fails the build; otherwise it is a warning. */
  isWrong: boolean;
  /** Location, current value and remedy. */
  line: string;
}

export const wrong = (line: string): Finding => ({ isWrong: true, line });
export const warning = (line: string): Finding => ({ isWrong: false, line });

export function reportOf(findings: readonly Finding[]): string {
  const section = (heading: string, group: readonly Finding[]) =>
    group.length > 0 ? [heading, ...group.map(({ line }) => `  - ${line}`), ""] : [];
  const faults = findings.filter(({ isWrong }) => isWrong);
  const warnings = findings.filter(({ isWrong }) => !isWrong);
  const count = `${faults.length} errors, ${warnings.length} warnings`;
  return [...section("Errors:", faults), ...section("Warnings:", warnings), count].join("\n");
}
