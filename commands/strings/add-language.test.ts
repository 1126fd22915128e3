import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { english, languages, productKeys } from "../../generator/testing/sample-texts.ts";
import { temporaryFolder, writeFiles } from "../../tools/testing/temporary-folder.ts";
import { addLanguage, newLanguage, withLanguage } from "./add-language.ts";

let root: string;
const read = (file: string) => readFileSync(join(root, file), "utf8");
const strings = "src/content/strings/sv.json";
const locales = readFileSync("src/config/locales.ts", "utf8");

function add(sent?: string) {
  writeFiles(root, { "sent.json": sent });
  addLanguage("sv", sent ? { from: join(root, "sent.json") } : {}, { root, languages, productKeys });
}

vi.spyOn(console, "log").mockImplementation(() => {});
beforeEach(() => {
  root = temporaryFolder({ "src/config/locales.ts": locales });
});

it.each([
  [undefined, english.nav.home],
  ['{ "nav": { "home": "Hem", "products": "" } }', "Hem"],
])("uses the texts of a file, and English for all others: %s", (sent, home) => {
  add(sent);
  expect(JSON.parse(read(strings))).toEqual({ ...english, nav: { ...english.nav, home } });
  expect(read("src/config/locales.ts")).toContain('  sv: { name: "Svenska"');
});

it("writes nothing if a text in the file is invalid", () => {
  expect(() => add('{ "whatsapp": { "message": "Hej" } }')).toThrow('sv: "whatsapp.message"');
  expect(read("src/config/locales.ts")).toBe(locales);
  expect(existsSync(join(root, strings))).toBe(false);
});

it("keeps an existing language file", () => {
  writeFiles(root, { [strings]: "{}" });
  expect(() => add()).toThrow("src/content/strings/sv.json already exists; move it");
  expect(read(strings)).toBe("{}");
});

it.each([
  ["ckb", undefined, { code: "ckb", name: "کوردیی ناوەندی", tag: "ckb-IQ", dir: "rtl" }],
  ["he", undefined, { code: "he", name: "עברית", tag: "he-IL", dir: "rtl" }],
  ["sv", "sv-FI", { code: "sv", name: "Svenska", tag: "sv-FI", dir: "ltr" }],
])("derives name, tag and direction from the code %s and the tag %s", (code, tag, language) => {
  expect(newLanguage(code, tag)).toEqual(language);
});

it.each([
  ["an existing language", "de", undefined, 'the site already has "de"; its languages are en, es'],
  ["an unknown code", "xx", undefined, '--add: browsers know no language "xx"'],
  ["a malformed code", "sv_SE", undefined, '--add: got "sv_SE", expected the shortest language code, such as "it"'],
  ["a tag of another language", "sv", "de-DE", '--tag: got "de-DE", expected "sv" with a country, such as "sv-SE"'],
])("rejects %s and says what is expected", (_what, code, tag, fault) => {
  expect(() => newLanguage(code, tag)).toThrow(fault);
});

it("appends code and line to the list of languages, and rejects a list in another format", () => {
  const swedish = newLanguage("sv");
  const result = withLanguage(locales, swedish);
  expect(result).toMatch(/"ru"(, "\w+")*, "sv"\] as const;/);
  expect(result).toMatch(/^ {2}sv: \{ name: "Svenska", tag: "sv-SE", dir: "ltr" \},\n\};/m);
  expect(result.replace(', "sv"]', "]").replace(/^ {2}sv: .*\n/m, "")).toBe(locales);
  const windows = (text: string) => text.replaceAll("\n", "\r\n");
  expect(withLanguage(windows(locales), swedish)).toBe(windows(result));
  expect(() => withLanguage(locales.replace("as const;", ";"), swedish)).toThrow("code and line by hand");
});
