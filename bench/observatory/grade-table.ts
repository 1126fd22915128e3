import { table } from "../report/table.ts";
import type { Grade } from "./library.ts";

const points = (modifier: number) => (modifier > 0 ? `+${modifier}` : String(modifier));

/** What one page got, and what it got it for. */
export function gradeTable({ scan, tests }: Grade): string {
  const rows = Object.entries(tests).map(([name, finding]) => ({ name, ...finding }));
  return [
    `${scan.grade}, ${scan.score} points by version ${scan.algorithmVersion} of the rules:`,
    table(rows, [
      ["looked at", ({ name }) => name],
      ["found", ({ result }) => result],
      ["points", ({ scoreModifier }) => points(scoreModifier)],
    ]),
  ].join("\n\n");
}

/** The pages that got less than the best grade. */
export function worseThanBest(grades: readonly (readonly [path: string, grade: Grade])[]): string[] {
  return grades.filter(([, { scan }]) => scan.grade !== "A+").map(([path]) => path);
}
