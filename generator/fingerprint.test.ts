import { renameSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder, writeFiles } from "../tools/testing/temporary-folder.ts";
import { builtFingerprint, fingerprintOf } from "./fingerprint.ts";
import { readSite } from "./inputs/load-site.ts";

let root: string;
const at = (file: string) => join(root, file);
const write = (...files: string[]) => writeFiles(root, Object.fromEntries(files.map((file) => [file, "other"])));
const currentFingerprint = () => fingerprintOf(root, readSite(root));

beforeEach(() => {
  root = temporaryFolder({ "src/a.tsx": "1", "generator/head.ts": "1", "public/media/ranking.avif": "picture" });
});
afterEach(() => vi.unstubAllEnvs());

it.each([
  ["a changed source", () => write("src/a.tsx")],
  ["a renamed source", () => renameSync(at("generator/head.ts"), at("generator/tail.ts"))],
  ["a deleted source", () => rmSync(at("src/a.tsx"))],
  ["a changed configuration", () => write("site.config.ts")],
  ["a changed reader of built sites", () => write("server/snapshot.ts")],
  ["a new redirect", () => write("redirects.txt")],
  ["other supported browsers", () => write("package.json")],
  ["changed packages", () => write("package-lock.json")],
  ["a changed picture", () => write("public/media/ranking.avif")],
  ["an environment variable", () => vi.stubEnv("PLUGINSITE_ORIGIN", "https://a.org")],
])("changes after %s", (_what, change) => {
  const before = currentFingerprint();
  change();
  expect(currentFingerprint()).not.toBe(before);
});

it("ignores file times, tests, an editor's lock file and files that the build does not read", () => {
  const before = currentFingerprint();
  utimesSync(at("public/media/ranking.avif"), 1000, 1000);
  write("src/a.test.tsx", "src/.DS_Store", "docs/x.md", "dist/x");
  symlinkSync("nowhere", at("src/.#a.tsx"));
  expect(currentFingerprint()).toBe(before);
});

it.each([
  [undefined, undefined],
  ["/*\n# build: 0123\n", undefined],
  ["# build: 0123\n/*\n  X: 1\n", "0123"],
])("reads from the first line of a build's headers %j the fingerprint %s", (_headers, fingerprint) => {
  expect(builtFingerprint(temporaryFolder({ _headers }))).toBe(fingerprint);
});
