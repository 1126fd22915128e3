import fs, { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { writeBuilt } from "../commands/verify/testing/sample-site.ts";
import { temporaryFolder } from "../tools/testing/temporary-folder.ts";
import { createSnapshotReader, readSnapshot, type Snapshot } from "./snapshot.ts";

let folder: string;
const log = vi.spyOn(console, "error").mockImplementation(() => {});

beforeEach(() => {
  folder = join(temporaryFolder(), "dist");
  log.mockClear();
  build("first");
});

function build(name: string, into = folder): void {
  writeBuilt(into, {
    "index.html": `landing of ${name}`,
    "404.html": `missing in ${name}`,
    [`assets/${name}.js`]: name,
    _headers: `# build: ${name}\n/*\n  X-Build: ${name}\n`,
  });
}

function expectBuild({ resources, notFound }: Snapshot, name: string): void {
  const landing = resources.get("/");
  const contents = [landing, notFound, resources.get(`/assets/${name}.js`)].map((file) => file?.identity.content);
  expect(contents.map(String)).toEqual([`landing of ${name}`, `missing in ${name}`, name]);
  expect(landing?.headers.get("X-Build")).toBe(name);
}

it.each([
  ["404.html", undefined, "404.html is missing"],
  ["_headers", "  X-Early: 1", '_headers: got "  X-Early: 1", expected a path'],
  ["_headers", "/*\n  X Space: 1", "X Space"],
  ["_headers", "/*\n  X: \u0001", "Invalid character"],
  ["_headers", "https://a.example/*\n  X: 1", "expected a path"],
  ["_headers", "/*/b\n  X: 1", "expected a path, or a prefix that ends with *"],
  ["_redirects", "/a /b 301\n/old /new", '_redirects: got "/old /new", expected "/from /to 301"'],
  ["_redirects", "old /new 301", "expected"],
  ["_redirects", "/old /new 200", "expected"],
  ["_redirects", "/old /new 301 extra", "expected"],
])("rejects in %s %j", (file, text, fault) => {
  const built = { _headers: "", "404.html": "", [file]: text };
  expect(() => readSnapshot(temporaryFolder(built))).toThrow(fault);
});

it("keeps the snapshot until the next build is complete", () => {
  const current = createSnapshotReader(folder);
  expect(current()).toBe(current());
  rmSync(folder, { recursive: true });
  expectBuild(current(), "first");
  mkdirSync(folder);
  writeFileSync(join(folder, "404.html"), "missing in second");
  expectBuild(current(), "first");
  build("second");
  expectBuild(current(), "second");
  expect(log).not.toHaveBeenCalled();
});

it("rejects a folder that is replaced while it is read", () => {
  const readFile = vi.spyOn(fs, "readFileSync").mockImplementationOnce((...parameters) => {
    readFile.mockRestore();
    syncBuiltinESMExports();
    const rules = fs.readFileSync(...parameters);
    build("second", `${folder}.next`);
    rmSync(folder, { recursive: true });
    renameSync(`${folder}.next`, folder);
    return rules;
  });
  syncBuiltinESMExports();
  expect(() => readSnapshot(folder)).toThrow(`${folder} was rebuilt while it was read`);
  expectBuild(readSnapshot(folder), "second");
});

it("keeps the snapshot while the next build is invalid, and logs that once", () => {
  const current = createSnapshotReader(folder);
  writeFileSync(join(folder, "_headers"), "/*\n  Colonless\n");
  for (let attempt = 0; attempt < 3; attempt += 1) expectBuild(current(), "first");
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^Still serving the previous build: Header name/)]]);
  build("second");
  expectBuild(current(), "second");
});
