import { expect, it } from "vitest";
import { dayOf, formatDay } from "./dates.ts";

it("uses the visitor's time zone", () => {
  expect(dayOf(new Date(2031, 1, 3, 23, 59))).toBe("2031-02-03");
  expect(dayOf(new Date(2031, 11, 31, 0, 0))).toBe("2031-12-31");
});

it.each([
  ["en", "3 February 2031"],
  ["de", "3. Februar 2031"],
  ["ru", "3 февраля 2031 г."],
] as const)("formats a day in %s", (locale, expected) => {
  expect(formatDay("2031-02-03", locale).replaceAll("\u00a0", " ")).toBe(expected);
});
