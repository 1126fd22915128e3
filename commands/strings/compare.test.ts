import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { temporaryFolder, writeFiles } from "../../tools/testing/temporary-folder.ts";
import { committedTexts, compareLanguages } from "./compare.ts";

type Languages = Partial<Record<Locale, ReadonlyMap<string, string>>>;

/** The text of one key in every language: that of a language, else the common one. */
const everywhere = (common: string, own: Partial<Record<Locale, string>> = {}): Languages =>
  Object.fromEntries(localeCodes.map((code) => [code, new Map([["a", own[code] ?? common]])]));

function rowOf(texts: Languages, committed?: Languages, hasPlace = true) {
  const places = new Map(hasPlace ? [["a", { limit: 10 }]] : []);
  const english = texts.en ?? new Map();
  const [row] = compareLanguages({ places, texts, committed, english, values: { name: "A long name" } });
  return row;
}

const changed = "changed since the last commit, and not in every language";
const behind = "as in the last commit, while English has changed";
const others = (...without: Locale[]) => localeCodes.filter((code) => !without.includes(code));
const saidOf = (codes: readonly Locale[], said: string) => Object.fromEntries(codes.map((code) => [code, said]));
const { de: _, ...withoutGerman } = everywhere("Text");

it.each<[what: string, row: Parameters<typeof rowOf>, found: Partial<Record<Locale, string>>, isWrong?: boolean]>([
  ["nothing when nothing is the matter", [everywhere("Text"), everywhere("Text")], {}],
  ["where it is missing", [{ ...everywhere("Text"), de: new Map() }], { de: "missing" }, true],
  ["that nobody uses it", [everywhere("Text"), undefined, false], saidOf(localeCodes, "unused"), true],
  [
    "that it is longer than its place, with what is filled in",
    [everywhere("Text", { ru: "{name} x" })],
    { ru: "has 13 characters, its place is for about 10; shorten it" },
  ],
  [
    "that it is the English one",
    [everywhere("Text", { en: "read on", de: "read on" })],
    { de: "says what English says; translate it" },
  ],
  ["that it has changed alone", [everywhere("Text", { de: "Neu" }), everywhere("Text")], { de: changed }],
  [
    "that English has changed alone",
    [everywhere("Text", { en: "New" }), everywhere("Text")],
    { en: changed, ...saidOf(others("en"), behind) },
  ],
  ["nothing when it has changed in every language", [everywhere("New"), everywhere("Old")], {}],
  [
    "what holds for the others alone",
    [everywhere("Text", { en: "New" }), withoutGerman],
    { en: changed, ...saidOf(others("en", "de"), behind) },
  ],
])("beside its languages is said of a text %s", (_what, given, found, isWrong = false) => {
  const lines = localeCodes.map((code) => {
    const said = found[code] ? `  ← ${found[code]}` : "";
    return `  ${code}  ${given[0][code]?.get("a") ?? ""}${said}`;
  });
  const head = given[2] === false ? "a" : "a (about 10 characters)";
  const hasFindings = Object.keys(found).length > 0;
  expect(rowOf(...given)).toEqual({ key: "a", written: [head, ...lines].join("\n"), hasFindings, isWrong });
});

it("the last commit is unknown before there is one, and then gives the texts as they were", () => {
  const root = temporaryFolder();
  const git = (...parameters: string[]) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...parameters], { cwd: root });
  const write = (content: string) => writeFiles(root, { "src/content/strings/en.json": content });
  write('{ "a": "committed" }');
  git("init", "--quiet");
  expect(committedTexts(root)).toBeUndefined();
  git("add", ".");
  git("commit", "--quiet", "--message=a");
  write('{ "a": "changed" }');
  expect(committedTexts(root)).toEqual({ en: new Map([["a", "committed"]]) });
});
