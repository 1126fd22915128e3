import { expect, it } from "vitest";
import { formatDay, formatList } from "./format.ts";

it.each([
  ["en", ["One"], "One"],
  ["en", ["One", "Two", "Three"], "One, Two and Three"],
  ["de", ["One", "Two"], "One und Two"],
  ["pt", ["One", "Two"], "One e\u00a0Two"],
  ["ru", ["One", "Two", "Three"], "One, Two и\u00a0Three"],
  ["es", ["One", "Internet"], "One e\u00a0Internet"],
] as const)("in %s, formats %j as %s", (locale, names, expected) => {
  expect(formatList(names, locale)).toBe(expected);
});

it.each([
  ["en", "3 February 2031"],
  ["de", "3. Februar 2031"],
  ["ru", "3 февраля 2031 г."],
] as const)("formats a day in %s", (locale, expected) => {
  expect(formatDay("2031-02-03", locale).replaceAll("\u00a0", " ")).toBe(expected);
});
