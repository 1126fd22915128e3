import { expect, it } from "vitest";
import { localeCodes, localeNames, locales } from "./locales.ts";

it.each(localeCodes)("%s has a tag of its own language that browsers know", (code) => {
  const { tag } = locales[code];
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  expect(new Intl.Locale(tag).language).toBe(code);
  expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
});

it("lists the languages' own names in the order of the selects", () => {
  expect(Object.keys(localeNames)).toEqual([...localeCodes]);
});
