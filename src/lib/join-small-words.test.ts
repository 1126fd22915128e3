import { expect, it } from "vitest";
import type { Locale } from "../config/locales.ts";
import { joinSmallWords } from "./join-small-words.ts";

it.each<[Locale, string, string]>([
  ["en", "Our partners, with room for more", "Our partners, with_room for_more"],
  ["de", "Ein Satz, und der Test steht", "Ein_Satz, und_der_Test steht"],
  ["es", "¿Un curso? Dicho y hecho", "¿Un_curso? Dicho y_hecho"],
  ["id", "Kenali siswa dari satu halaman", "Kenali siswa dari_satu halaman"],
  ["ru", "Сертификат в LinkedIn", "Сертификат в_LinkedIn"],
])("%s: %s", (locale, text, joined) => {
  expect(joinSmallWords(text, locale)).toBe(joined.replaceAll("_", "\u00a0"));
});

it("joins no more than fits on a line of the narrowest screen", () => {
  expect(joinSmallWords("Auf zur Zusatzübungsaufgabe", "de")).toBe("Auf\u00a0zur Zusatzübungsaufgabe");
  expect(joinSmallWords("Only for the mathematics", "en")).toBe("Only for the\u00a0mathematics");
});

it("keeps a last word, a word before a comma and what is already joined", () => {
  for (const text of ["all accounted for", "for, and, more", "на\u00a0себя"])
    expect(joinSmallWords(text, "en")).toBe(text);
});

it("keeps a text whose language has no list", () => {
  expect(joinSmallWords("Un corso e la sua storia", "it" as Locale)).toBe("Un corso e la sua storia");
});
