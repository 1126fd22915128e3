import { expect, it } from "vitest";
import { bought, costOf, paidAt, runningTotals, spenders, sumOf } from "./story.ts";

it("the connector's report adds up exactly what the demos spend", () => {
  const used = spenders.reduce((sum, key) => sum + costOf(key), 0);
  expect(sumOf(spenders)).toBe(used);
  expect(runningTotals(spenders).at(-1)).toBe(used);
  expect(used).toBeLessThan(bought);
});

it("the total never falls", () => {
  const totals = runningTotals(spenders);
  expect(totals).toEqual(totals.toSorted((one, other) => one - other));
});

it("a demo pays for each of its actions", () => {
  const paid = paidAt("aiTasks", 1, 2, 3, 4);
  expect(paid.map(({ at }) => at)).toEqual([1, 2, 3, 4]);
  expect(paid.reduce((sum, { credits }) => sum + credits, 0)).toBe(costOf("aiTasks"));
  expect(() => paidAt("aiTasks", 1)).toThrow("pays 4 times");
});
