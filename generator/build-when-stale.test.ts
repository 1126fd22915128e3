import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readBuiltFingerprint } from "./build-when-stale.ts";

const dist = mkdtempSync(join(tmpdir(), "site-"));
afterAll(() => rmSync(dist, { recursive: true }));

it.each([
  ["# build: 0123\n/*\n  X: 1\n", "0123"],
  ["", undefined],
  ["/*\n  X: 1\n", undefined],
  ["/*\n# build: 0123\n", undefined],
  ["# build:\n", undefined],
  ["# built: 0123\n", undefined],
])("a build whose headers begin with %j is one of %s", async (text, fingerprint) => {
  writeFileSync(join(dist, "_headers"), text);
  expect(await readBuiltFingerprint(dist)).toBe(fingerprint);
});

it("a folder without a build is of nothing", async () => {
  expect(await readBuiltFingerprint(join(dist, "none"))).toBeUndefined();
});
