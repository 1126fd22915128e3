import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { runIn } from "../support/run-in.ts";

/** Every file of the build that a folder makes at this moment, by its name, with a hash of what is in it. */
function build(folder: string, moment: string): Record<string, string> {
  runIn(folder, ["tools/run.mjs", "generator/main.ts"], { SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) });
  const files = readdirSync(join(folder, "dist"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(files.sort().map((file) => [file.replace(folder, ""), hash("sha256", readFileSync(file))]));
}

it("two builds of one day, in two folders, are the same to the byte; on another day only what tells the day is another", () => {
  using one = copyProject();
  using other = copyProject();
  const first = build(one.folder, "2026-03-01T00:00:00Z");
  expect(build(other.folder, "2026-03-01T23:59:59Z")).toEqual(first);

  const second = build(other.folder, "2026-03-02T00:00:00Z");
  expect(Object.keys(second)).toEqual(Object.keys(first));
  const changed = Object.keys(second).filter((file) => second[file] !== first[file]);
  expect(changed).toContain("/dist/.well-known/security.txt");
  const tellingTheDay = /^\/dist\/(([a-z]{2}\/)?(terms|privacy)\.html|\.well-known\/security\.txt)/;
  expect(changed.filter((file) => !tellingTheDay.test(file))).toEqual([]);
});
