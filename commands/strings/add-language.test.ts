import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { exampleStrings } from "../../tests/fixtures/strings.ts";
import type { Languages } from "../support/texts.ts";
import { addLanguage } from "./add-language.ts";

const productKeys = ["ranking"];
const english = exampleStrings(productKeys);

let root: string;
const read = (file: string) => readFileSync(join(root, file), "utf8");
const add = (request: { code: string; from?: string }) =>
  addLanguage(
    { tag: undefined, from: undefined, ...request },
    { root, languages: { en: english } as unknown as Languages, productKeys },
  );

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  root = mkdtempSync(join(tmpdir(), "add-language-"));
  mkdirSync(join(root, "src/content/strings"), { recursive: true });
  cpSync("src/config/locales.ts", join(root, "src/config/locales.ts"));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

it("gets English to be translated, and the other texts where a file has them", () => {
  add({ code: "sv" });
  expect(JSON.parse(read("src/content/strings/sv.json"))).toEqual(english);
  expect(read("src/config/locales.ts")).toContain('  sv: { name: "Svenska"');

  writeFileSync(join(root, "is.json"), '{ "nav": { "home": "Forsíða", "products": "" } }');
  add({ code: "is", from: join(root, "is.json") });
  const { nav } = JSON.parse(read("src/content/strings/is.json"));
  expect(nav).toEqual({ ...(english.nav as object), home: "Forsíða" });
});

it("says how many texts are still English, and which are not counted", () => {
  const nav = { ...(english.nav as object), home: "one or two words" };
  const languages = { en: { ...english, nav } } as unknown as Languages;
  addLanguage({ code: "sv", tag: undefined, from: undefined }, { root, languages, productKeys });
  expect(vi.mocked(console.log).mock.calls.join("\n")).toMatch(
    /sv\.json: 2 of \d+ texts are still English, 1 of them under demos; names and short texts, which .* are not counted/,
  );
});

it.each([
  [
    "a key that is none",
    '{ "nav": { "hame": "Hem" } }',
    'sv: "nav.hame" is no key of the site; did you mean "nav.home"?',
  ],
  ["a lost placeholder", '{ "whatsapp": { "message": "Hej" } }', 'sv: "whatsapp.message"'],
  ["a group where a text belongs", '{ "nav": { "home": { "a": "Hem" } } }', 'sv: "nav.home.a" is no key of the site'],
])("writes nothing when its file has %s", (_what, content, fault) => {
  const before = read("src/config/locales.ts");
  writeFileSync(join(root, "swedish.json"), content);
  expect(() => add({ code: "sv", from: join(root, "swedish.json") })).toThrow(fault);
  expect(read("src/config/locales.ts")).toBe(before);
  expect(existsSync(join(root, "src/content/strings/sv.json"))).toBe(false);
});

it("leaves texts alone that are there already", () => {
  writeFileSync(join(root, "src/content/strings/sv.json"), "{}");
  expect(() => add({ code: "sv" })).toThrow("src/content/strings/sv.json is there already; move it away");
  expect(read("src/content/strings/sv.json")).toBe("{}");
  expect(read("src/config/locales.ts")).not.toContain("sv:");
});
