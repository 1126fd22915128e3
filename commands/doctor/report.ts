export interface Finding {
  /** What is wrong keeps visitors from something or the site from being built; all else is a warning. */
  isWrong: boolean;
  /** The place, what stands there and the remedy. */
  line: string;
}

export const wrong = (line: string): Finding => ({ isWrong: true, line });
export const warning = (line: string): Finding => ({ isWrong: false, line });

export function reportOf(findings: readonly Finding[]): string {
  const listed = (heading: string, some: readonly Finding[]) =>
    some.length > 0 ? [heading, ...some.map(({ line }) => `  - ${line}`), ""] : [];
  const faults = findings.filter(({ isWrong }) => isWrong);
  const warnings = findings.filter(({ isWrong }) => !isWrong);
  const count = `${faults.length} wrong, ${warnings.length} to be looked at`;
  return [...listed("Wrong:", faults), ...listed("To be looked at:", warnings), count].join("\n");
}
