import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "./testing/temporary-folder.ts";

const script = readFileSync("tools/check-setup.mjs", "utf8");

function run(node: string, files: Record<string, string>) {
  const manifest = JSON.stringify({ engines: { node }, devDependencies: { vite: "1.0.0" } });
  const folder = temporaryFolder({ "tools/check-setup.mjs": script, "package.json": manifest, ...files });
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "tools/check-setup.mjs")]);
  return [status, `${stdout}${stderr}`];
}

const { node } = process.versions;
const [major = 0, minor = 0] = node.split(".").map(Number);
const vite = { "node_modules/vite/package.json": "{}" };

it.each([
  [`^${major}.${minor}.0`, vite, 0, ""],
  [`^1.2.0 || >=${major - 1}.9.0`, vite, 0, ""],
  [`^${major}.${minor + 1}.0`, vite, 1, `Node .* ${major}.${minor + 1} or a later ${major}, from https://nodejs.org`],
  ["^1.2.0 || >=99.0.0", vite, 1, `Node ${node} is not supported: install 1.2 or a later 1, 99.0 or a later one`],
  [`>=${major}.0.0`, {}, 1, "The package vite is not installed: run npm ci --include=dev"],
])("compares this Node version with %s and the packages with %j", (range, files, status, line) => {
  expect(run(range, files)).toEqual([status, expect.stringMatching(new RegExp(`^${line}.*\n?$`))]);
});
