import { expect, it } from "vitest";
import { localeCodes, locales } from "./locales.ts";

it.each(localeCodes)("%s has a valid tag of its language that browsers support", (code) => {
  const { tag } = locales[code];
  expect(new Intl.Locale(tag).language).toBe(code);
  expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
});
