import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import type { TextsByLanguage } from "../support/texts.ts";
import { committedTexts } from "./committed.ts";
import { compareLanguages, hasRemarks, type Row, writtenRow } from "./compare.ts";

type Entries = Partial<Record<Locale, string>>;

/** The text of one key in every language: that of a language, else the common one. */
const everywhere = (common: string, own: Entries = {}): TextsByLanguage =>
  new Map(
    localeCodes.map((code) => [
      code,
      new Map(code in own && own[code] === undefined ? [] : [["a", own[code] ?? common]]),
    ]),
  );

const place = { key: "a", path: ["a"], purpose: "A text", limit: 10 };

function remarksOf(texts: TextsByLanguage, committed?: TextsByLanguage, places = [place]) {
  const [row] = compareLanguages({ places, texts, committed, values: { name: "A long name" } }) as [Row];
  const remarks = localeCodes.map((code) => [code, row.cells[code].remarks] as const);
  return { isWrong: row.isWrong, remarks: Object.fromEntries(remarks.filter(([, said]) => said.length > 0)) };
}

describe("of a text is said", () => {
  it("nothing when nothing is the matter", () => {
    expect(remarksOf(everywhere("Text"), everywhere("Text"))).toEqual({ isWrong: false, remarks: {} });
  });

  it("where it is missing", () => {
    const texts = everywhere("Text", { de: undefined } as unknown as Entries);
    expect(remarksOf(texts)).toEqual({ isWrong: true, remarks: { de: ["missing"] } });
  });

  it("that nobody uses it", () => {
    const { isWrong, remarks } = remarksOf(everywhere("Text"), undefined, []);
    expect(isWrong).toBe(true);
    expect(Object.values(remarks)).toEqual(localeCodes.map(() => ["unused"]));
  });

  it("that it is longer than its place allows, with what is filled in", () => {
    const { remarks } = remarksOf(everywhere("Text", { fr: "Texte long, long", ru: "{name} x" }));
    expect(remarks).toEqual({
      fr: ["16 characters, its place is for about 10"],
      ru: ["13 characters, its place is for about 10"],
    });
  });

  it("that it is the English one", () => {
    const texts = everywhere("read on", Object.fromEntries(localeCodes.slice(2).map((code) => [code, code])));
    expect(remarksOf(texts).remarks).toEqual({ [localeCodes[1]]: ["the same as in English"] });
  });

  it("that it has changed in one language and not in the others", () => {
    expect(remarksOf(everywhere("Text", { de: "Neu" }), everywhere("Text")).remarks).toEqual({
      de: ["changed since the last commit, and not in every language"],
    });
    const { remarks } = remarksOf(everywhere("Text", { en: "New" }), everywhere("Text"));
    expect(remarks.en).toEqual(["changed since the last commit, and not in every language"]);
    expect(remarks.de).toEqual(["as in the last commit, while English has changed"]);
    expect(remarksOf(everywhere("New"), everywhere("Old")).remarks).toEqual({});
  });

  it("nothing of a change in a language that the last commit does not have, nor of the others because of it", () => {
    const without = (code: Locale) => new Map([...everywhere("Text")].filter(([other]) => other !== code));
    expect(remarksOf(everywhere("Text"), without("de")).remarks).toEqual({});
    expect(remarksOf(everywhere("New", { de: "Text" }), without("de")).remarks).toEqual({});
    const { remarks } = remarksOf(everywhere("Text", { en: "New" }), without("de"));
    expect(remarks.de).toBeUndefined();
    expect(remarks.fr).toEqual(["as in the last commit, while English has changed"]);
  });
});

it("a key is shown with its text in every language and what is to be said", () => {
  const [row] = compareLanguages({
    places: [place],
    texts: everywhere("Text", { de: "Ein Text von Länge" }),
    committed: undefined,
    values: {},
  }) as [Row];
  expect(hasRemarks(row)).toBe(true);
  expect(writtenRow(row).split("\n").slice(0, 4)).toEqual([
    "a (about 10 characters)",
    "  en  Text",
    "  es  Text",
    "  de  Ein Text von Länge  ← 18 characters, its place is for about 10",
  ]);
});

describe("the last commit", () => {
  let root: string;
  const git = (...parameters: string[]) =>
    spawnSync("git", ["-c", "user.name=a", "-c", "user.email=a@example.org", ...parameters], { cwd: root });

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "committed-"));
    mkdirSync(join(root, "src/content/strings"), { recursive: true });
    writeFileSync(join(root, "src/content/strings/en.json"), '{ "a": "committed" }');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it("is unknown before there is one, and then gives the texts as they were", () => {
    git("init", "--quiet");
    expect(committedTexts(root)).toBeUndefined();
    git("add", ".");
    git("commit", "--quiet", "--message=a");
    writeFileSync(join(root, "src/content/strings/en.json"), '{ "a": "changed" }');
    expect(committedTexts(root)?.get("en")).toEqual(new Map([["a", "committed"]]));
    expect(committedTexts(root)?.has("de")).toBe(false);
  });
});
