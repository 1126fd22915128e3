import { expect, it } from "vitest";
import { differences, type Measured, medians, notes } from "./figures.ts";

const run = (FCP: number, menu?: number, ...said: string[]): Measured => ({ figures: { FCP, menu }, notes: said });
const never = Number.POSITIVE_INFINITY;

const rows = [
  { site: "baseline", path: "/", runs: [run(400), run(410), run(400), run(430)] },
  { site: "ours", path: "/", runs: [run(500, 20), run(520.25, 10), run(510, never), run(480, never)] },
  { site: "before", path: "/", runs: [run(490, 20, "slow"), run(530, 10), run(500, 16, "slow"), run(480, never)] },
];

it("tells the median with the least and the most, what never came, and what a page has not", () => {
  expect(medians(rows)).toEqual({
    "baseline /": { FCP: "405 (400–430)", menu: "–" },
    "ours /": { FCP: "505 (480–520.25)", menu: "never (10–never)" },
    "before /": { FCP: "495 (480–530)", menu: "18 (10–never)" },
  });
});

it("compares two builds round by round, and says nothing of one alone", () => {
  expect(differences(rows)).toEqual({ "ours − before, /": { FCP: "5 (-9.75–10)", menu: "0 (0–never)" } });
  expect(differences(rows.slice(0, 2))).toEqual({});
});

it("says once what several rounds had to say", () => {
  expect(notes(rows)).toBe("- before /: slow (2 of 4)");
});
