import fs, { readdirSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import * as formatter from "../support/format-json.ts";
import type { Languages } from "../support/texts.ts";
import { textsByKey } from "../texts/every-text.ts";
import { english, rules, sampleFolder, textIn } from "./testing/sample.ts";
import { remarksOn, saveChanges } from "./texts.ts";

// The formatter is a process of its own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const texts = textsByKey(english);
const change = (locale: Locale, key: string, text: string, was = texts.get(key) ?? "") => ({ locale, key, was, text });

describe("what is said of a text", () => {
  const languages = Object.fromEntries(localeCodes.map((code) => [code, english])) as Languages;

  it.each<[string, Locale, string, string, boolean, string]>([
    ["an empty text", "de", "nav.home", " ", true, "is empty; write the text (Link to the top"],
    ["a stray brace", "de", "nav.home", "a}", true, "has a stray brace; remove it"],
    ["a lost placeholder", "de", "meta.terms.title", "x", true, "has lost the placeholder {name}; put it back"],
    ["a strange one", "de", "nav.home", "{day}", true, "has the unknown placeholder {day}; remove it"],
    ["too long a text", "de", "nav.home", "fourteenletter", false, "has 14 characters, its place is for about 12"],
    ["bad typography", "de", "hero.badge", "Ja - nein", false, "has “ - ”; write a dash"],
    ["a word to avoid", "de", "hero.badge", "Ein Quiz", false, "says “Quiz”; write “Test” (Moodle)"],
    ["title case in English", "en", "hero.titleFirst", "The New Way", false, "write it in sentence case"],
  ])("%s is named with the remedy", (_what, locale, key, text, isFault, message) => {
    expect(remarksOn(languages, [change(locale, key, text)], rules)).toContainEqual({
      locale,
      key,
      isFault,
      message: expect.stringContaining(message),
    });
  });

  it("a placeholder that English gets is missed in the other languages", () => {
    const faults = remarksOn(languages, [change("en", "nav.home", "{name}")], rules).filter(({ isFault }) => isFault);
    expect(faults.map(({ locale }) => locale)).toEqual(localeCodes.filter((code) => code !== "en"));
  });

  it("a text is found that says what English is to say", () => {
    const changes = [
      change("en", "hero.badge", "two words and more"),
      change("de", "hero.badge", "two words and more"),
    ];
    const message = "says what English says; translate it";
    expect(remarksOn(languages, changes, rules)).toContainEqual({
      locale: "de",
      key: "hero.badge",
      isFault: false,
      message,
    });
  });

  it("a good text gets no remark", () => {
    expect(remarksOn(languages, [change("de", "hero.badge", "Neu")], rules)).toEqual([]);
  });
});

describe("saving", () => {
  let folder: string;
  const filesOf = () => readdirSync(folder).map((name) => [name, textIn(folder, name.split(".")[0] as Locale)]);

  beforeEach(() => {
    folder = sampleFolder();
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(folder, { recursive: true, force: true });
  });

  it("writes the changed texts, as the formatter does and in the order of the file, and no other file", () => {
    const before = filesOf();
    const changes = [change("de", "nav.home", "Start"), change("de", "pricing.free.features[1]", "Zwei")];
    expect(saveChanges(folder, changes, rules)).toEqual({ outcome: "saved", files: ["de.json"] });
    const wanted = structuredClone(english) as { nav: { home: string }; pricing: { free: { features: string[] } } };
    wanted.nav.home = "Start";
    wanted.pricing.free.features[1] = "Zwei";
    const formatted = formatter.formattedJson(wanted);
    expect(filesOf()).toEqual(before.map(([name, text]) => [name, name === "de.json" ? formatted : text]));
  });

  it("writes nothing at all when one text is at fault, and names language, key, value and remedy", () => {
    const before = filesOf();
    const changes = [change("de", "nav.home", "Start"), change("fr", "meta.terms.title", "Conditions")];
    expect(saveChanges(folder, changes, rules)).toEqual({
      outcome: "faulty",
      lines: ['fr: "meta.terms.title" (“Conditions”) has lost the placeholder {name}; put it back'],
    });
    expect(filesOf()).toEqual(before);
  });

  it("refuses a text that brings a fault to other languages", () => {
    const answer = saveChanges(folder, [change("en", "nav.home", "{name}")], rules);
    expect(answer).toMatchObject({ outcome: "faulty", lines: { length: localeCodes.length - 1 } });
  });

  it("leaves a text that somebody else has written since, and says which; other texts of theirs stay beside", () => {
    expect(saveChanges(folder, [change("de", "nav.home", "Start")], rules).outcome).toBe("saved");
    const before = filesOf();
    const late = [change("de", "nav.home", "Anfang"), change("fr", "nav.home", "Accueil")];
    const lines = ['de: "nav.home" is now “Start”'];
    expect(saveChanges(folder, late, rules)).toEqual({ outcome: "outdated", lines });
    expect(filesOf()).toEqual(before);
    expect(saveChanges(folder, [change("de", "hero.badge", "Neu")], rules).outcome).toBe("saved");
    expect(JSON.parse(textIn(folder, "de"))).toMatchObject({ nav: { home: "Start" }, hero: { badge: "Neu" } });
  });

  it("looks again where somebody saves while it formats", () => {
    const { formattedJson } = formatter;
    vi.spyOn(formatter, "formattedJson").mockImplementationOnce((value) => {
      const theirs = { ...english, nav: { ...(english as { nav: object }).nav, home: "Start" } };
      writeFileSync(join(folder, "de.json"), formattedJson(theirs));
      return formattedJson(value);
    });
    expect(saveChanges(folder, [change("de", "hero.badge", "Neu")], rules).outcome).toBe("saved");
    expect(JSON.parse(textIn(folder, "de"))).toMatchObject({ nav: { home: "Start" }, hero: { badge: "Neu" } });
  });

  it("lets a fault that was there before be, and writes a missing text where English has it", () => {
    const { nav: _nav, ...lacking } = english as { nav: unknown };
    writeFileSync(join(folder, "de.json"), JSON.stringify(lacking));
    const keys = ["home", "products", "pricing", "partners", "clientArea"];
    expect(saveChanges(folder, [change("de", "hero.badge", "Neu")], rules).outcome).toBe("saved");
    expect(saveChanges(folder, [change("de", "nav.home", "Start", "")], rules).outcome).toBe("faulty");
    const all = keys.map((key) => change("de", `nav.${key}`, "X", ""));
    expect(saveChanges(folder, all, rules).outcome).toBe("saved");
    expect(Object.keys(JSON.parse(textIn(folder, "de")))).toEqual(Object.keys(english as object));
  });

  it("that breaks off half-way leaves every old file whole", () => {
    const before = filesOf();
    const { renameSync } = fs;
    let moved = 0;
    fs.renameSync = (from, to) => {
      moved += 1;
      if (moved === 2) throw new Error("no space left");
      renameSync(from, to);
    };
    syncBuiltinESMExports();
    const changes = [change("de", "nav.home", "Start"), change("fr", "nav.home", "Accueil")];
    expect(() => saveChanges(folder, changes, rules)).toThrow("no space left");
    fs.renameSync = renameSync;
    syncBuiltinESMExports();
    expect(filesOf()).toEqual(before);
  });
});
