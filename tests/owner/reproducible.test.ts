import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { filesBelow } from "../../generator/files-below.ts";
import { copyProject } from "../support/copy-project.ts";
import { runIn } from "../support/run-in.ts";

/** Builds the site as at this time. Returns the hash of each file by its path in `dist`. */
function build(folder: string, time: string): Record<string, string> {
  runIn(folder, ["tools/run.mjs", "commands/build/main.ts"], { SOURCE_DATE_EPOCH: String(Date.parse(time) / 1000) });
  const dist = join(folder, "dist");
  return Object.fromEntries(filesBelow(dist).map((file) => [file, hash("sha256", readFileSync(join(dist, file)))]));
}

it("builds the same bytes in another folder, and on another day changes only files with a date", () => {
  using one = copyProject();
  using other = copyProject();
  const first = build(one.folder, "2026-03-01T00:00:00Z");
  expect(build(other.folder, "2026-03-01T23:59:59Z")).toEqual(first);

  const second = build(other.folder, "2026-03-02T00:00:00Z");
  expect(Object.keys(second)).toEqual(Object.keys(first));
  const changed = Object.keys(second).filter((file) => second[file] !== first[file]);
  expect(changed).toContain(".well-known/security.txt");
  const withDate = /^(([a-z]{2}\/)?(terms|privacy)\.html|\.well-known\/security\.txt)/;
  expect(changed.filter((file) => !withDate.test(file))).toEqual([]);
});
