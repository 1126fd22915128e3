import { expect, it } from "vitest";
import { formatList } from "./format-list.ts";

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
