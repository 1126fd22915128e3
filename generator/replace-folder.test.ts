import { readdirSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { temporaryFolder } from "../tools/testing/temporary-folder.ts";
import { replaceFolder } from "./replace-folder.ts";

vi.mock("node:fs", { spy: true });

it.each([
  ["that can be renamed", 0],
  ["that is a mount", 1],
])("replaces every file of a folder %s", (_what, failures) => {
  const throwBusy = () => {
    throw new Error("EBUSY");
  };
  if (failures > 0) vi.mocked(renameSync).mockImplementationOnce(throwBusy);
  const old = { "dist/gone.html": "old", "dist/assets/gone.js": "old", "dist/index.html": "old" };
  const parent = temporaryFolder({ ...old, "fresh/index.html": "new", "fresh/_headers": "new" });
  const target = join(parent, "dist");
  replaceFolder(join(parent, "fresh"), target, "_headers");
  expect(readdirSync(parent)).toEqual(["dist"]);
  expect(readdirSync(target).sort()).toEqual(["_headers", "index.html"]);
  expect(readFileSync(join(target, "index.html"), "utf8")).toBe("new");
});
