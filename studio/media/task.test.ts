import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { hashOf, isMade, isReady, type Task, titleOf } from "./task.ts";

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
  for (const folder of ["scenes", "out"]) mkdirSync(join(root, folder));
  write("scenes/ranking.tsx", "one");
  write("kit.ts", "kit");
  write("out/ranking.gif", "picture");
});
afterEach(() => rmSync(root, { recursive: true }));

it("passes over what has been made from the same sources", () => {
  expect(isMade(root, task, { [titleOf(task)]: hashOf(root, task) })).toBe(true);
});

it.each([
  ["a source changes", () => write("scenes/ranking.tsx", "two")],
  ["a source is added", () => write("scenes/more.tsx", "new")],
  ["an output is gone", () => rmSync(join(root, "out/ranking.gif"))],
])("makes it anew when %s", (_what, change) => {
  const made = { [titleOf(task)]: hashOf(root, task) };
  change();
  expect(isMade(root, task, made)).toBe(false);
});

it("makes it anew when its texts change, and not when only a test does", () => {
  const made = { [titleOf(task)]: hashOf(root, task) };
  expect(isMade(root, { ...task, facts: { title: "Rangliste" } }, made)).toBe(false);
  write("scenes/ranking.test.tsx", "test");
  expect(isMade(root, task, made)).toBe(true);
});

it("waits for what it is made from", () => {
  const film: Task = { ...task, name: "film", sources: [], outputs: ["kit.ts"] };
  expect(isReady(task, new Set([film, task]))).toBe(false);
  expect(isReady(film, new Set([film, task]))).toBe(true);
  expect(isReady(task, new Set([task]))).toBe(true);
});
