import { readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../tools/testing/temporary-folder.ts";
import { replaceFolder } from "./replace-folder.ts";

vi.mock("node:fs", { spy: true });

const throwBusy = () => {
  throw new Error("EBUSY");
};

it.each([
  ["that can be renamed", 0],
  ["that is a mount", 1],
])("replaces every file of a folder %s", (_what, failures) => {
  if (failures > 0) vi.mocked(renameSync).mockImplementationOnce(throwBusy);
  const old = { "dist/gone.html": "old", "dist/assets/gone.js": "old", "dist/index.html": "old" };
  const parent = temporaryFolder({ ...old, "fresh/index.html": "new", "fresh/_headers": "new" });
  const target = join(parent, "dist");
  replaceFolder(join(parent, "fresh"), target, "_headers");
  expect(readdirSync(parent)).toEqual(["dist"]);
  expect(readdirSync(target).sort()).toEqual(["_headers", "index.html"]);
  expect(readFileSync(join(target, "index.html"), "utf8")).toBe("new");
});

it("replaces the marker of a mount after all other files, however the paths are written", () => {
  vi.mocked(renameSync).mockImplementationOnce(throwBusy);
  const parent = temporaryFolder({ "dist/_headers/x": "", "dist/gone": "", "fresh/_headers": "", "fresh/a": "" });
  expect(() => replaceFolder(`${parent}//fresh`, join(parent, "dist"), "_headers")).toThrow("_headers");
  expect(readdirSync(join(parent, "dist"))).toEqual(["_headers", "a"]);
});
