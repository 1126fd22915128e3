import { readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../tools/testing/temporary-folder.ts";
import { copyPublic } from "./build.ts";

it("copies the files that links point to, without dangling links", () => {
  const [folder, target] = [temporaryFolder(), temporaryFolder()];
  symlinkSync(temporaryFolder({ "a.svg": "" }), join(folder, "logos"));
  symlinkSync("nowhere", join(folder, ".#lock"));
  copyPublic(folder, target);
  const copied = readdirSync(target, { recursive: true, withFileTypes: true });
  expect(copied.map((entry) => entry.isSymbolicLink() || entry.name)).toEqual(["logos", "a.svg"]);
});

it("refuses files that the build writes itself", () => {
  const folder = temporaryFolder({ _headers: "", _redirects: "" });
  expect(() => copyPublic(folder, folder)).toThrow(/_headers: .*response-headers\.ts\n.*_redirects: .*redirects\.txt/);
});
