import { expect, it } from "vitest";
import { summaryOf } from "./figures.ts";

it.each([
  [[400, 410, 400, 430], "405 (400–430)"],
  [[520.2574, 10, 20], "20 (10–520.257)"],
  [[7, 7], "7"],
])("summarises the runs %j as %s", (values, summary) => {
  expect(summaryOf(values.map((FCP) => ({ FCP })))).toEqual({ FCP: summary });
});
