import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { loadSite } from "../inputs/load-site.ts";
import { loadStrings } from "../inputs/load-strings.ts";
import { textFiles } from "./text-files.ts";

const site = loadSite(siteConfig, {});
const strings = loadStrings(
  "src/content/strings",
  site.products.map(({ key }) => key),
);
let publicFolder: string;

beforeEach(() => {
  publicFolder = mkdtempSync(join(tmpdir(), "public-"));
});
afterEach(() => rmSync(publicFolder, { recursive: true }));

const written = () => {
  const files = textFiles({ root: resolve("."), publicFolder, site, strings, facts: { today: "2026-11-22" } });
  return Object.fromEntries(files);
};

it("are those that machines ask for by name", () => {
  expect(Object.keys(written()).sort()).toEqual([
    ".well-known/security.txt",
    "llms.txt",
    "manifest.webmanifest",
    "robots.txt",
    "sitemap.xml",
  ]);
  expect(written()[".well-known/security.txt"]).toContain("Expires: 2027-10-22T00:00:00Z\n");
});

it("leave those of the owner alone", () => {
  mkdirSync(join(publicFolder, ".well-known"));
  writeFileSync(join(publicFolder, ".well-known/security.txt"), "-----BEGIN PGP SIGNED MESSAGE-----");
  writeFileSync(join(publicFolder, "llms.txt"), "We.");
  expect(Object.keys(written()).sort()).toEqual(["manifest.webmanifest", "robots.txt", "sitemap.xml"]);
});
