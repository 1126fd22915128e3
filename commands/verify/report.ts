import type { Fault } from "./requirement.ts";

export interface Finding extends Fault {
  where: string;
}

export interface Verified {
  answers: number;
  findings: readonly Finding[];
}

/** So many places of one fault are named. */
const most = 3;

/** What was found, as the owner reads it: one fault for all the places where it is, then one remedy for all its faults. */
export function reportOf({ answers, findings }: Verified): string {
  const lines = [...new Set(findings.map(({ remedy }) => remedy))].flatMap((remedy) => {
    const alike = findings.filter((finding) => finding.remedy === remedy);
    const faults = [...new Set(alike.map(({ text }) => text))].map((text) => {
      const places = alike.filter((finding) => finding.text === text).map(({ where }) => where);
      const more = places.length > most ? ` and ${places.length - most} more` : "";
      return `  - ${places.slice(0, most).join(", ")}${more}: ${text}`;
    });
    return [...faults, `    → ${remedy}`];
  });
  const wrong = findings.length === 0 ? "all is as it was built" : `${findings.length} faults`;
  return [...lines, `${answers} answers looked at: ${wrong}`].join("\n");
}
