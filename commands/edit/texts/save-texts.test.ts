import { spawnSync } from "node:child_process";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { localeCodes } from "../../../src/config/locales.ts";
import { formattedJson } from "../../support/format-json.ts";
import { english, rules, sampleFolder, textIn } from "../testing/sample.ts";
import { versionsIn } from "./language-files.ts";
import { saveTexts } from "./save-texts.ts";

// The formatter and the program that is killed are processes of their own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let folder: string;
const filesOf = () =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, textIn(folder, name.split(".")[0] as never)]));

beforeEach(() => {
  folder = sampleFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("writes the changed texts, as the formatter does and in the order of the file, and no other file", () => {
  const before = filesOf();
  const texts = { de: { "nav.home": "Start", "pricing.free.features[1]": "Zwei" }, fr: {} };
  expect(saveTexts(folder, { texts, versions: versionsIn(folder) }, rules)).toEqual({
    outcome: "saved",
    files: ["de.json"],
  });
  const wanted = structuredClone(english) as { nav: { home: string }; pricing: { free: { features: string[] } } };
  wanted.nav.home = "Start";
  wanted.pricing.free.features[1] = "Zwei";
  expect(filesOf()).toEqual({ ...before, "de.json": formattedJson(wanted) });
});

it("writes nothing at all when one text is at fault, and names language, key, value and remedy", () => {
  const before = filesOf();
  const texts = { de: { "nav.home": "Start" }, fr: { "meta.terms.title": "Conditions" } };
  expect(saveTexts(folder, { texts, versions: versionsIn(folder) }, rules)).toEqual({
    outcome: "faulty",
    faults: ['fr: "meta.terms.title" (“Conditions”) has lost the placeholder {name}; put it back'],
  });
  expect(filesOf()).toEqual(before);
});

it("refuses a text that brings a fault to other languages", () => {
  const answer = saveTexts(folder, { texts: { en: { "nav.home": "{name}" } }, versions: versionsIn(folder) }, rules);
  expect(answer).toMatchObject({ outcome: "faulty", faults: { length: localeCodes.length - 1 } });
});

it("leaves what somebody else has written since, whatever it is, and says so", () => {
  const versions = versionsIn(folder);
  writeFileSync(join(folder, "de.json"), `${textIn(folder, "de")}\n`);
  const before = filesOf();
  const texts = { de: { "nav.home": "Start" }, fr: { "nav.home": "Accueil" } };
  expect(saveTexts(folder, { texts, versions }, rules)).toEqual({ outcome: "changed", files: ["de.json"] });
  expect(saveTexts(folder, { texts, versions: {} }, rules)).toMatchObject({ outcome: "changed" });
  expect(filesOf()).toEqual(before);
});

it("a fault that was there before keeps no other text from being saved, and a missing text can be written", () => {
  const { nav: _nav, ...lacking } = english as { nav: unknown };
  rmSync(folder, { recursive: true });
  folder = sampleFolder({ de: lacking });
  const save = (texts: Record<string, string>) =>
    saveTexts(folder, { texts: { de: texts }, versions: versionsIn(folder) }, rules).outcome;
  expect(save({ "hero.badge": "Neu" })).toBe("saved");
  expect(save({ "nav.home": "Start" })).toBe("faulty");
  expect(
    save({ "nav.home": "Start", "nav.products": "P", "nav.pricing": "P", "nav.partners": "P", "nav.clientArea": "K" }),
  ).toBe("saved");
  expect(Object.keys(JSON.parse(textIn(folder, "de")))).toEqual(Object.keys(english));
});

it("killed half-way it leaves the old file whole", () => {
  const before = textIn(folder, "de");
  const [runner, program] = ["tools/run.mjs", "commands/edit/testing/save-and-die.ts"].map((file) => resolve(file));
  const { signal, stderr } = spawnSync(process.execPath, [runner as string, program as string, folder], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: undefined },
  });
  expect(signal, stderr).toBe("SIGKILL");
  expect(readdirSync(folder).filter((name) => name.startsWith(".draft-"))).toHaveLength(1);
  expect(textIn(folder, "de")).toBe(before);
});
