import { expect, it } from "vitest";
import { localeCodes } from "../config/locales.ts";
import { pageKeys } from "../config/pages.ts";
import { addressOf, pathOf } from "./addresses.ts";

it("paths give English no prefix and every other language its code", () => {
  expect(pathOf("landing", "en")).toBe("/");
  expect(pathOf("terms", "en")).toBe("/terms");
  expect(pathOf("landing", "de")).toBe("/de");
  expect(pathOf("privacy", "ru")).toBe("/ru/privacy");
});

it("paths and addresses are each other's inverse for every page in every language", () => {
  const paths = pageKeys.flatMap((page) => localeCodes.map((locale) => ({ page, locale, path: pathOf(page, locale) })));
  expect(new Set(paths.map(({ path }) => path)).size).toBe(pageKeys.length * localeCodes.length);
  for (const { page, locale, path } of paths) expect(addressOf(path)).toEqual({ page, locale });
});

it.each(["/en", "/en/terms", "/xx", "/terms/", "/de/", "/de/terms/", "/terms.html", "/index.html", "//", "", "/DE"])(
  "there is no page at %s",
  (path) => expect(addressOf(path)).toBeUndefined(),
);
