import { expect, it } from "vitest";
import { dayOf, writtenDay, yearOf } from "./dates.ts";

it("takes the day in the visitor's own time zone", () => {
  expect(dayOf(new Date(2031, 1, 3, 23, 59))).toBe("2031-02-03");
  expect(dayOf(new Date(2031, 11, 31, 0, 0))).toBe("2031-12-31");
});

it.each([
  ["en", "3 February 2031"],
  ["es", "3 de febrero de 2031"],
  ["de", "3. Februar 2031"],
  ["fr", "3 février 2031"],
  ["pt", "3 de fevereiro de 2031"],
  ["id", "3 Februari 2031"],
  ["ru", "3 февраля 2031 г."],
] as const)("writes a day out in %s", (locale, written) => {
  expect(writtenDay("2031-02-03", locale).replaceAll("\u00a0", " ")).toBe(written);
});

it("knows a day's year", () => expect(yearOf("2031-02-03")).toBe("2031"));
