import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { copyProject } from "../support/copy-project.ts";
import { runIn } from "../support/run-in.ts";

const projects = [copyProject(), copyProject()] as const;

/** Every file of a folder's build, by its name, with a hash of what is in it. */
function built(folder: string): Record<string, string> {
  const dist = join(folder, "dist");
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) =>
    statSync(join(dist, file)).isFile(),
  );
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      createHash("sha256")
        .update(readFileSync(join(dist, file)))
        .digest("hex"),
    ]),
  );
}

const build = (folder: string, moment: string) =>
  runIn(folder, ["tools/run.mjs", "generator/main.ts"], { SOURCE_DATE_EPOCH: String(Date.parse(moment) / 1000) });

let first: Record<string, string>;

beforeAll(() => {
  build(projects[0].folder, "2026-03-01T00:00:00Z");
  first = built(projects[0].folder);
});
afterAll(() => {
  for (const { remove } of projects) remove();
});

it("two builds of one day, in two folders, are the same to the byte", () => {
  build(projects[1].folder, "2026-03-01T23:59:59Z");
  expect(built(projects[1].folder)).toEqual(first);
});

it("on another day only what tells the day is another", () => {
  build(projects[1].folder, "2026-03-02T00:00:00Z");
  const second = built(projects[1].folder);
  expect(Object.keys(second)).toEqual(Object.keys(first));
  const changed = Object.keys(second).filter((file) => second[file] !== first[file]);
  expect(changed).toContain(".well-known/security.txt");
  expect(
    changed.filter((file) => !/^([a-z]{2}\/)?(terms|privacy)\.html|^\.well-known\/security\.txt/.test(file)),
  ).toEqual([]);
});
