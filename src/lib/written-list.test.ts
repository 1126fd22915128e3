import { expect, it } from "vitest";
import { writtenList } from "./written-list.ts";

it.each([
  ["en", ["One"], "One"],
  ["en", ["One", "Two", "Three"], "One, Two and Three"],
  ["de", ["One", "Two"], "One und Two"],
  ["es", ["One", "Internet"], "One e Internet"],
] as const)("in %s, %j is written %s", (locale, names, written) => {
  expect(writtenList(names, locale)).toBe(written);
});
