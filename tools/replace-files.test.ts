import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { replaceFiles } from "./replace-files.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

it("replaces and adds files, or none if one cannot be written, and leaves no drafts", () => {
  const root = temporaryFolder({ "one.txt": "old" });
  const at = (file: string) => join(root, file);
  const replace = (content: string, ...names: string[]) =>
    replaceFiles(names.map((name) => ({ file: at(name), content })));

  expect(() => replace("new", "one.txt", "two.txt", "one.txt/three.txt")).toThrow();
  expect(readdirSync(root)).toEqual(["one.txt"]);
  expect(readFileSync(at("one.txt"), "utf8")).toBe("old");

  replace("new", "one.txt", "more/two.txt");
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(["more", "more/two.txt", "one.txt"]);
  for (const name of ["one.txt", "more/two.txt"]) expect(readFileSync(at(name), "utf8")).toBe("new");
});
