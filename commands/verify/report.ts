import type { Fault } from "./faults.ts";

/** A fault, and where it is. */
export interface Finding extends Fault {
  where: string;
}

export interface Verified {
  /** How many answers have been looked at. */
  answers: number;
  findings: readonly Finding[];
  /** What is no fault and still to be known. */
  notes: readonly string[];
}

/** How many places of the same fault are named. */
const named = 3;

/** What was found, as the owner reads it: one fault for all the places where it is, then one remedy for all its faults. */
export function reportOf({ answers, findings, notes }: Verified): string {
  const remedies = new Map<string, Map<string, string[]>>();
  for (const { remedy, text, where } of findings) {
    const faults = remedies.get(remedy) ?? new Map<string, string[]>();
    remedies.set(remedy, faults.set(text, [...(faults.get(text) ?? []), where]));
  }
  const lines = [...remedies].flatMap(([remedy, faults]) => [
    ...[...faults].map(([text, places]) => {
      const more = places.length > named ? ` and ${places.length - named} more` : "";
      return `  - ${places.slice(0, named).join(", ")}${more}: ${text}`;
    }),
    `    → ${remedy}`,
  ]);
  const wrong = findings.length === 0 ? "all is as it was built" : `${findings.length} faults`;
  return [...lines, ...notes, `${answers} answers looked at: ${wrong}`].join("\n");
}
