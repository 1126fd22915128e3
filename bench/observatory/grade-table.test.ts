import { expect, it } from "vitest";
import { gradeTable, worseThanBest } from "./grade-table.ts";

const graded = (grade: string) => ({
  scan: { grade, score: 75, algorithmVersion: 4 },
  tests: {
    csp: { result: "csp-not-implemented", pass: false, scoreModifier: -25 },
    corp: { result: "corp-same-site", pass: true, scoreModifier: 10 },
    cookies: { result: "cookies-not-found", pass: true, scoreModifier: 0 },
  },
});

it("tells the grade and what it was given for", () => {
  const lines = gradeTable(graded("B")).split("\n");
  expect(lines[0]).toBe("B, 75 points by version 4 of the rules:");
  expect(lines.slice(4).map((line) => line.split("|").map((cell) => cell.trim()))).toEqual([
    ["", "csp", "csp-not-implemented", "-25", ""],
    ["", "corp", "corp-same-site", "+10", ""],
    ["", "cookies", "cookies-not-found", "0", ""],
  ]);
});

it("finds the pages that got less than the best", () => {
  expect(worseThanBest([["/", graded("A+")]])).toEqual([]);
  expect(
    worseThanBest([
      ["/", graded("A")],
      ["/de", graded("A+")],
      ["/privacy", graded("F")],
    ]),
  ).toEqual(["/", "/privacy"]);
});
