import { countOf } from "../../tools/count-of.ts";
import type { Fault } from "./compare.ts";

export type Finding = Fault & { where: string };

const maxPlaces = 3;

export function reportOf({ answers, findings }: { answers: number; findings: readonly Finding[] }): string {
  const lines = [...new Set(findings.map(({ remedy }) => remedy))].flatMap((remedy) => {
    const sameRemedy = findings.filter((finding) => finding.remedy === remedy);
    const faults = [...new Set(sameRemedy.map(({ text }) => text))].map((text) => {
      const places = sameRemedy.filter((finding) => finding.text === text).map(({ where }) => where);
      const more = places.length > maxPlaces ? ` and ${places.length - maxPlaces} more` : "";
      return `  - ${places.slice(0, maxPlaces).join(", ")}${more}: ${text}`;
    });
    return [...faults, `    → ${remedy}`];
  });
  const wrong = findings.length === 0 ? "no difference from the build" : countOf(findings.length, "error");
  return [...lines, `${answers} responses checked: ${wrong}`].join("\n");
}
