import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../tools/testing/temporary-folder.ts";
import { replaceFolder } from "./replace-folder.ts";

it("replaces a folder by another as a whole", () => {
  const parent = temporaryFolder({ "dist/gone.html": "old", "fresh/index.html": "new" });
  replaceFolder(join(parent, "fresh"), join(parent, "dist"));
  expect(readdirSync(parent, { recursive: true })).toEqual(["dist", join("dist", "index.html")]);
});
