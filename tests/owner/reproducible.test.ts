import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { runIn } from "../support/run-in.ts";

/** Builds the site as at this time. Returns the hash of each file by its path. */
function build(folder: string, time: string): Record<string, string> {
  runIn(folder, ["tools/run.mjs", "generator/main.ts"], { SOURCE_DATE_EPOCH: String(Date.parse(time) / 1000) });
  const files = readdirSync(join(folder, "dist"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(files.sort().map((file) => [file.replace(folder, ""), hash("sha256", readFileSync(file))]));
}

it("builds the same bytes in another folder, and on another day changes only files with a date", () => {
  using one = copyProject();
  using other = copyProject();
  const first = build(one.folder, "2026-03-01T00:00:00Z");
  expect(build(other.folder, "2026-03-01T23:59:59Z")).toEqual(first);

  const second = build(other.folder, "2026-03-02T00:00:00Z");
  expect(Object.keys(second)).toEqual(Object.keys(first));
  const changed = Object.keys(second).filter((file) => second[file] !== first[file]);
  expect(changed).toContain("/dist/.well-known/security.txt");
  const withDate = /^\/dist\/(([a-z]{2}\/)?(terms|privacy)\.html|\.well-known\/security\.txt)/;
  expect(changed.filter((file) => !withDate.test(file))).toEqual([]);
});
