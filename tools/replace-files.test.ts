import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { replaceFiles } from "./replace-files.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "files-"));
  writeFileSync(join(root, "one.txt"), "old one");
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (file: string) => join(root, file);
const read = (file: string) => readFileSync(at(file), "utf8");

it("replaces what is there, adds what is not, and leaves no draft", () => {
  replaceFiles([
    { file: at("one.txt"), content: "new one" },
    { file: at("more/two.txt"), content: "two" },
  ]);
  expect([read("one.txt"), read("more/two.txt")]).toEqual(["new one", "two"]);
  expect([...readdirSync(root), ...readdirSync(at("more"))].sort()).toEqual(["more", "one.txt", "two.txt"]);
});

it("replaces nothing when one of them cannot be replaced", () => {
  mkdirSync(at("three.txt"));
  const files = [
    { file: at("one.txt"), content: "new one" },
    { file: at("two.txt"), content: "two" },
    { file: at("three.txt"), content: "a folder is in its place" },
  ];
  expect(() => replaceFiles(files)).toThrow();
  expect(read("one.txt")).toBe("old one");
  expect(readdirSync(root).sort()).toEqual(["one.txt", "three.txt"]);
});
