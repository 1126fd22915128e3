import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { temporaryFolder } from "../tools/testing/temporary-folder.ts";
import { memoryWarning, removeAbandonedDrafts } from "./build-room.ts";

it("says what a build needs if there is less", () => {
  expect(memoryWarning(2e9)).toBeUndefined();
  expect(memoryWarning(512e6)).toMatch(/^The build needs about 800 MB of memory, and 512 MB are free: if it is killed/);
});

it("removes what killed builds have left behind, and keeps what others are building", () => {
  const { pid: ended } = spawnSync(process.execPath, ["-e", ""]);
  const names = [`${ended}`, `${ended}-old`, process.pid, process.ppid];
  const files = names.map((name) => [`site-${name}/index.html`, ""]);
  const cache = temporaryFolder({ "fonts/a": "", ...Object.fromEntries(files) });
  removeAbandonedDrafts(cache);
  expect(readdirSync(cache)).toEqual(["fonts", `site-${process.ppid}`]);
});
