import { renameSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder, writeFiles } from "../tools/testing/temporary-folder.ts";
import { builtFingerprint, fingerprintOf } from "./fingerprint.ts";
import { readSite } from "./inputs/load-site.ts";

let root: string;
const at = (file: string) => join(root, file);
const write = (file: string, content: string) => writeFiles(root, { [file]: content });

/** The fingerprint as a build or a start finds it now. */
const taken = () => fingerprintOf(root, readSite(root));

beforeEach(() => {
  root = temporaryFolder({
    "src/pages/landing.tsx": "export const a = 1;",
    "generator/head.ts": "export const b = 1;",
    "public/media/ranking.avif": "picture",
  });
});
afterEach(() => vi.unstubAllEnvs());

it.each<[string, () => void]>([
  ["a changed source", () => write("src/pages/landing.tsx", "other")],
  ["a source under another name", () => renameSync(at("generator/head.ts"), at("generator/tail.ts"))],
  ["a source that is gone", () => rmSync(at("src/pages/landing.tsx"))],
  ["the owner's configuration", () => write("site.config.ts", "other")],
  ["an old address", () => write("redirects.txt", "/old /terms")],
  ["other packages", () => write("package-lock.json", "{}")],
  ["a changed picture", () => write("public/media/ranking.avif", "another picture")],
  ["a value in the environment", () => vi.stubEnv("PLUGINSITE_NAME", "Lumen")],
  ["a value in .env", () => write(".env", "PLUGINSITE_NAME=Lumen\n")],
])("is another after %s", (_what, change) => {
  const before = taken();
  change();
  expect(taken()).not.toBe(before);
});

it("is the same whenever it is taken, whatever becomes of tests and of what the build does not read", () => {
  const before = taken();
  utimesSync(at("public/media/ranking.avif"), 1000, 1000);
  for (const file of ["src/pages/landing.test.tsx", "src/.DS_Store", "docs/x.md", "dist/x"]) write(file, "other");
  // An editor's lock.
  symlinkSync("nowhere", at("src/.#landing.tsx"));
  write(".env.staging", "PLUGINSITE_NAME=Lumen\n");
  expect(taken()).toBe(before);
});

it("is read from the first line of a build's headers", () => {
  expect(builtFingerprint(at("dist"))).toBeUndefined();
  write("dist/_headers", "/*\n# build: 0123\n");
  expect(builtFingerprint(at("dist"))).toBeUndefined();
  write("dist/_headers", "# build: 0123\n/*\n  X: 1\n");
  expect(builtFingerprint(at("dist"))).toBe("0123");
});
