import { expect, it } from "vitest";
import { localeCodes } from "../config/locales.ts";
import { pageKeys } from "../config/pages.ts";
import { pageAt, pathOf } from "./addresses.ts";

it("gives English paths no prefix and the others their language code", () => {
  expect(pathOf("landing", "en")).toBe("/");
  expect(pathOf("terms", "en")).toBe("/terms");
  expect(pathOf("landing", "de")).toBe("/de");
  expect(pathOf("privacy", "ru")).toBe("/ru/privacy");
});

it("maps every page in every language to a path of its own and back", () => {
  const paths = pageKeys.flatMap((page) => localeCodes.map((locale) => ({ page, locale, path: pathOf(page, locale) })));
  expect(new Set(paths.map(({ path }) => path)).size).toBe(pageKeys.length * localeCodes.length);
  for (const { page, locale, path } of paths) expect(pageAt(path)).toEqual({ page, locale });
});
