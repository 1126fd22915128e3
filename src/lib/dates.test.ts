import { expect, it } from "vitest";
import { formatDay } from "./dates.ts";

it.each([
  ["en", "3 February 2031"],
  ["de", "3. Februar 2031"],
  ["ru", "3 февраля 2031 г."],
] as const)("formats a day in %s", (locale, expected) => {
  expect(formatDay("2031-02-03", locale).replaceAll("\u00a0", " ")).toBe(expected);
});
