import { expect, it } from "vitest";
import type { Locale } from "../config/locales.ts";
import { joinSmallWords } from "./join-small-words.ts";

it.each([
  ["en", "Our partners, with_room for_more"],
  ["de", "Ein_Satz, und_der_Test steht"],
  ["es", "¿Un_curso? Dicho y_hecho"],
  ["id", "Kenali siswa dari_satu halaman"],
  ["ru", "Сертификат в_LinkedIn"],
  // No more than fits on a line of the narrowest screen.
  ["de", "Auf_zur Zusatzübungsaufgabe"],
  ["en", "Only for the_mathematics"],
  // A last word, and a word before a comma.
  ["en", "all accounted for"],
  ["en", "for, and, more"],
  // A language without a list.
  ["it", "Un corso e la sua storia"],
])("joins small words in %s: %s", (locale, joined) => {
  const text = joined.replaceAll("_", " ");
  expect(joinSmallWords(text, locale as Locale)).toBe(joined.replaceAll("_", "\u00a0"));
});
