import { expect, it } from "vitest";
import { localeFor } from "./locale-in-path.ts";

it.each([
  ["/", undefined, "en"],
  ["/", "fr", "fr"],
  ["/terms", "ru", "ru"],
  ["/", "en", "en"],
  ["/", "xx", "es"],
  ["/", "", "es"],
  ["/", "constructor", "es"],
  ["/de", "fr", "de"],
  ["/de/terms", "xx", "de"],
  ["/pt/nothing-here", undefined, "pt"],
  ["/nothing-here", "id", "id"],
])("at %s with %s stored, uses %s", (path, stored, locale) => {
  expect(localeFor(path, stored)).toBe(locale);
});
