import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { buildFindings } from "./last-build.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "doctor-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (day: string) => buildFindings(root, new Date(day));

it("a build's security.txt is told of when it is about to expire, or missing", () => {
  expect(at("2026-11-22")).toEqual([]);
  mkdirSync(join(root, "dist/.well-known"), { recursive: true });
  expect(at("2026-11-22")).toEqual([
    { isWrong: false, line: expect.stringContaining(".well-known/security.txt: got nothing") },
  ]);
  writeFileSync(join(root, "dist/.well-known/security.txt"), "Expires: 2027-10-22T00:00:00Z\n");
  expect(at("2026-11-22")).toEqual([]);
  expect(at("2027-10-15")).toEqual([{ isWrong: false, line: expect.stringContaining("it expires in 7 days") }]);
});

it("a link of the last build that leads nowhere is wrong, by its page and with the remedy", () => {
  mkdirSync(join(root, "dist/.well-known"), { recursive: true });
  writeFileSync(join(root, "dist/.well-known/security.txt"), "Expires: 2027-10-22T00:00:00Z\n");
  writeFileSync(join(root, "dist/about.html"), '<html lang="en"><a href="/gone">about</a></html>');
  const [finding, ...others] = buildFindings(root, new Date("2026-11-22"), "https://www.plugins.example");
  expect([finding?.isWrong, others]).toEqual([true, []]);
  expect(finding?.line).toMatch(
    /^the last build, \/about: leads to \/gone, and the build has no such.*; correct the text/,
  );
});
