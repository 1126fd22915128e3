import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { newLanguage, withLanguage } from "./new-language.ts";

describe("a language is known by its code alone", () => {
  it.each([
    [["kk"], { code: "kk", name: "Қазақ тілі", tag: "kk-KZ", dir: "ltr" }],
    [["ckb"], { code: "ckb", name: "کوردیی ناوەندی", tag: "ckb-IQ", dir: "rtl" }],
    [["he"], { code: "he", name: "עברית", tag: "he-IL", dir: "rtl" }],
    [["sv", "sv-FI"], { code: "sv", name: "Svenska", tag: "sv-FI", dir: "ltr" }],
  ] as const)("%j", ([code, tag], expected) => {
    expect(newLanguage(code, tag)).toEqual(expected);
  });
});

describe("is refused, with what is wanted", () => {
  it.each([
    ["a language that the site has", ["de"], 'the site has "de" already; its languages are en, es'],
    ["letters that are no language", ["xx"], '--add: "xx" is no language that is known'],
    ["what is no code", ["sv_SE"], '--add: got "sv_SE", wants the two or three letters'],
    ["a language with a country", ["sv-SE"], '--add: got "sv-SE", wants the two or three letters of a language'],
    ["capitals", ["SV"], '--add: got "SV", wants the two or three letters'],
    ["another language's country", ["sv", "de-DE"], '--tag: got "de-DE", wants "sv" with a country, such as "sv-SE"'],
    ["a country alone", ["sv", "!"], '--tag: got "!", wants "sv" with a country'],
    ["a language in which no browser writes a date", ["tlh"], "--add: browsers cannot write a date in Klingon"],
  ] as const)("%s", (_what, [code, tag], fault) => {
    expect(() => newLanguage(code, tag)).toThrow(fault);
  });
});

describe("the list of languages", () => {
  const swedish = newLanguage("sv");
  const source = readFileSync("src/config/locales.ts", "utf8");

  it("gets its code and its line behind the others, and nothing else changes", () => {
    const written = withLanguage(source, swedish);
    expect(written).toMatch(/"ru"(, "\w+")*, "sv"\] as const;/);
    expect(written).toMatch(/^ {2}sv: \{ name: "Svenska", tag: "sv-SE", dir: "ltr" \},\n\};/m);
    const without = written.replace(', "sv"]', "]").replace(/^ {2}sv: .*\n/m, "");
    expect(without).toBe(source);
  });

  it("is left alone where it is written otherwise", () => {
    expect(() => withLanguage(source.replace("as const;", ";"), swedish)).toThrow(
      "add the language's code and line by hand",
    );
  });
});
