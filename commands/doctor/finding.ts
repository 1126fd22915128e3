/** Something that the owner is to know of. */
export interface Finding {
  /** What is wrong keeps visitors from something or the site from being built; all else is a warning. */
  isWrong: boolean;
  /** The place, what stands there and the remedy. */
  line: string;
}

export const wrong = (line: string): Finding => ({ isWrong: true, line });
export const warning = (line: string): Finding => ({ isWrong: false, line });

const listed = (heading: string, findings: readonly Finding[]) =>
  findings.length > 0 ? [heading, ...findings.map(({ line }) => `  - ${line}`), ""] : [];

/** The findings as the owner reads them, what is wrong first. */
export function reportOf(findings: readonly Finding[]): string {
  const faults = findings.filter(({ isWrong }) => isWrong);
  const warnings = findings.filter(({ isWrong }) => !isWrong);
  return [
    ...listed("Wrong:", faults),
    ...listed("To be looked at:", warnings),
    `${faults.length} wrong, ${warnings.length} to be looked at`,
  ].join("\n");
}
