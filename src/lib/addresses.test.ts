import { expect, it } from "vitest";
import { pageAt, pathOf } from "./addresses.ts";

it.each([
  ["landing", "en", "/"],
  ["terms", "en", "/terms"],
  ["landing", "de", "/de"],
  ["privacy", "ru", "/ru/privacy"],
] as const)("gives %s in %s the path %s", (page, locale, path) => {
  expect(pathOf(page, locale)).toBe(path);
  expect(pageAt(path)).toEqual({ page, locale });
});
