import { renameSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder, writeFiles } from "../tools/testing/temporary-folder.ts";
import { builtFingerprint, fingerprintOf } from "./fingerprint.ts";
import { readSite } from "./inputs/load-site.ts";

let root: string;
const at = (file: string) => join(root, file);
const write = (file: string, content: string) => writeFiles(root, { [file]: content });

const currentFingerprint = () => fingerprintOf(root, readSite(root));

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
  ["a renamed source", () => renameSync(at("generator/head.ts"), at("generator/tail.ts"))],
  ["a deleted source", () => rmSync(at("src/pages/landing.tsx"))],
  ["a changed configuration", () => write("site.config.ts", "other")],
  ["a new redirect", () => write("redirects.txt", "/old /terms")],
  ["changed packages", () => write("package-lock.json", "{}")],
  ["a changed picture", () => write("public/media/ranking.avif", "another picture")],
  ["an environment variable", () => vi.stubEnv("PLUGINSITE_NAME", "Lumen")],
])("changes after %s", (_what, change) => {
  const before = currentFingerprint();
  change();
  expect(currentFingerprint()).not.toBe(before);
});

it("ignores file times, tests and files that the build does not read", () => {
  const before = currentFingerprint();
  utimesSync(at("public/media/ranking.avif"), 1000, 1000);
  for (const file of ["src/pages/landing.test.tsx", "src/.DS_Store", "docs/x.md", "dist/x"]) write(file, "other");
  // An editor's lock file.
  symlinkSync("nowhere", at("src/.#landing.tsx"));
  expect(currentFingerprint()).toBe(before);
});

it("reads the fingerprint of a build from the first line of its headers", () => {
  expect(builtFingerprint(at("dist"))).toBeUndefined();
  write("dist/_headers", "/*\n# build: 0123\n");
  expect(builtFingerprint(at("dist"))).toBeUndefined();
  write("dist/_headers", "# build: 0123\n/*\n  X: 1\n");
  expect(builtFingerprint(at("dist"))).toBe("0123");
});
