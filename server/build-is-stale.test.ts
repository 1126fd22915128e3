import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { buildIsStale, readBuiltFingerprint } from "./build-is-stale.ts";

const dist = mkdtempSync(join(tmpdir(), "site-"));
afterAll(() => rmSync(dist, { recursive: true }));

const built = (text: string) => writeFileSync(join(dist, "_headers"), text);

it("a folder without a build is stale", async () => {
  expect(await buildIsStale(join(dist, "none"), "0123")).toBe(true);
  expect(await buildIsStale(dist, "0123")).toBe(true);
});

it("a build of the same things is not stale, one of others is", async () => {
  built("# build: 0123\n/*\n  X: 1\n");
  expect(await readBuiltFingerprint(dist)).toBe("0123");
  expect(await buildIsStale(dist, "0123")).toBe(false);
  expect(await buildIsStale(dist, "4567")).toBe(true);
});

it("a build that does not say what it is made of is stale", async () => {
  for (const text of ["", "/*\n  X: 1\n", "/*\n# build: 0123\n", "# build:\n", "# built: 0123\n"]) {
    built(text);
    expect(await readBuiltFingerprint(dist), text).toBeUndefined();
    expect(await buildIsStale(dist, "0123"), text).toBe(true);
  }
});
