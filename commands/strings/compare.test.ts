import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { temporaryFolder, writeFiles } from "../../tools/testing/temporary-folder.ts";
import { committedTexts, compareLanguages } from "./compare.ts";

type Languages = Partial<Record<Locale, ReadonlyMap<string, string>>>;

/** One key in every language, with `common` where `overrides` has no text. */
const everywhere = (common: string, overrides: Partial<Record<Locale, string>> = {}): Languages =>
  Object.fromEntries(localeCodes.map((code) => [code, new Map([["a", overrides[code] ?? common]])]));

function rowOf(texts: Languages, committed?: Languages, hasPlace = true) {
  const places = new Map(hasPlace ? [["a", { limit: 10 }]] : []);
  const english = texts.en ?? new Map();
  const [row] = compareLanguages({ places, texts, committed, english, values: { name: "A long name" } });
  return row;
}

const changed = "changed since the last commit, but not in every language";
const outdated = "unchanged since the last commit, but English has changed";
const localesExcept = (...excluded: Locale[]) => localeCodes.filter((code) => !excluded.includes(code));
const forAll = (codes: readonly Locale[], message: string) => Object.fromEntries(codes.map((code) => [code, message]));
const { de: _, ...withoutGerman } = everywhere("Text");

it.each<[what: string, row: Parameters<typeof rowOf>, messages: Partial<Record<Locale, string>>, isWrong?: boolean]>([
  ["no finding for an unchanged text", [everywhere("Text"), everywhere("Text")], {}],
  ["a missing text", [{ ...everywhere("Text"), de: new Map() }], { de: "missing" }, true],
  ["an unused text", [everywhere("Text"), undefined, false], forAll(localeCodes, "unused"), true],
  [
    "a text that is too long with its placeholders filled",
    [everywhere("Text", { ru: "{name} x" })],
    { ru: "has 13 characters, expected about 10 at most; shorten it" },
  ],
  [
    "an untranslated text",
    [everywhere("Text", { en: "read on", de: "read on" })],
    { de: "is the same as in English; translate it" },
  ],
  ["a text changed in one language only", [everywhere("Text", { de: "Neu" }), everywhere("Text")], { de: changed }],
  [
    "a text changed in English only",
    [everywhere("Text", { en: "New" }), everywhere("Text")],
    { en: changed, ...forAll(localesExcept("en"), outdated) },
  ],
  ["no finding for a text changed in every language", [everywhere("New"), everywhere("Old")], {}],
  [
    "no change of a language that is new since the last commit",
    [everywhere("Text", { en: "New" }), withoutGerman],
    { en: changed, ...forAll(localesExcept("en", "de"), outdated) },
  ],
])("shows %s", (_what, args, messages, isWrong = false) => {
  const lines = localeCodes.map((code) => {
    const message = messages[code] ? `  ← ${messages[code]}` : "";
    return `  ${code}  ${args[0][code]?.get("a") ?? ""}${message}`;
  });
  const head = args[2] === false ? "a" : "a (about 10 characters)";
  const hasFindings = Object.keys(messages).length > 0;
  expect(rowOf(...args)).toEqual({ key: "a", output: [head, ...lines].join("\n"), hasFindings, isWrong });
});

it("reads the texts of the last commit, and none without a commit", () => {
  const root = temporaryFolder();
  const git = (...parameters: string[]) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...parameters], { cwd: root });
  const write = (content: string) => writeFiles(root, { "src/content/strings/en.json": content });
  write('{ "a": "committed" }');
  writeFiles(root, { "src/content/strings/de.json": "{ not JSON" });
  git("init", "--quiet");
  expect(committedTexts(root)).toBeUndefined();
  git("add", ".");
  git("commit", "--quiet", "--message=a");
  write('{ "a": "changed" }');
  expect(committedTexts(root)).toEqual({ en: new Map([["a", "committed"]]) });
});
