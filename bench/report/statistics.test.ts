import { expect, it } from "vitest";
import { median, spread } from "./statistics.ts";

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])("of %j the median is %d", (values, middle) => expect(median(values)).toBe(middle));

it("has no median of nothing", () => expect(() => median([])).toThrow("no median"));

it("tells the extremes of the runs that have a figure", () => {
  expect(spread([5, undefined, 1, Number.NaN, 3])).toEqual({ median: 3, least: 1, most: 5, runs: 3 });
  expect(spread([undefined])).toBeUndefined();
});
