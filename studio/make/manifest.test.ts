import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isUpToDate, readManifest, record } from "./manifest.ts";
import { isReady, type Task } from "./task.ts";

let root: string;
const task: Task = {
  name: "ranking",
  locale: "de",
  sources: ["scenes", "kit.ts"],
  facts: { title: "Rang" },
  outputs: ["out/ranking.gif"],
  command: ["make.ts"],
};
const write = (file: string, content: string) => writeFileSync(join(root, file), content);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "studio-"));
  for (const folder of ["scenes", "out", "studio/make"]) mkdirSync(join(root, folder), { recursive: true });
  write("scenes/ranking.tsx", "one");
  write("kit.ts", "kit");
  write("out/ranking.gif", "picture");
});
afterEach(() => rmSync(root, { recursive: true }));

const upToDate = (changed: Partial<Task> = {}) => isUpToDate(root, { ...task, ...changed }, readManifest(root));

it("makes what was never made", () => {
  expect(upToDate()).toBe(false);
});

it("passes over what has been made from the same sources", () => {
  record(root, [task]);
  expect(upToDate()).toBe(true);
});

it.each([
  ["a source changes", () => write("scenes/ranking.tsx", "two")],
  ["a source is added", () => write("scenes/more.tsx", "new")],
  ["an output is gone", () => rmSync(join(root, "out/ranking.gif"))],
])("makes it anew when %s", (_what, change) => {
  record(root, [task]);
  change();
  expect(upToDate()).toBe(false);
});

it("makes it anew when its texts change, and not when only a test does", () => {
  record(root, [task]);
  expect(upToDate({ facts: { title: "Rangliste" } })).toBe(false);
  write("scenes/ranking.test.tsx", "test");
  expect(upToDate()).toBe(true);
});

it("keeps what is recorded of other tasks", () => {
  record(root, [{ ...task, locale: "fr" }]);
  record(root, [task]);
  expect(Object.keys(readManifest(root))).toEqual(["ranking de", "ranking fr"]);
});

it("waits for what it is made from", () => {
  const film: Task = { ...task, name: "film", sources: [], outputs: ["kit.ts"] };
  expect(isReady(task, new Set([film, task]))).toBe(false);
  expect(isReady(film, new Set([film, task]))).toBe(true);
  expect(isReady(task, new Set([task]))).toBe(true);
});
