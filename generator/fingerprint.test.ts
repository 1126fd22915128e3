import { mkdirSync, mkdtempSync, renameSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import siteConfig from "../site.config.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { loadSite } from "./inputs/load-site.ts";
import { environmentNames, siteEnvironment } from "./inputs/site-environment.ts";

let root: string;

const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};

/** The fingerprint as a build or a start finds it now. */
const taken = () => fingerprintOf(root, loadSite(siteConfig, siteEnvironment("production", root)));

/** The environment's variable for the site's name. */
const nameVariable = [...environmentNames(siteConfig)].find(([, { path }]) => path.join() === "name")?.[0] ?? "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "project-"));
  write("src/pages/landing.tsx", "export const a = 1;");
  write("src/pages/landing.test.tsx", "it");
  write("generator/head.ts", "export const b = 1;");
  write("site.config.ts", "export default {};");
  write("vite.config.ts", "export default {};");
  write("package-lock.json", "{}");
  write("public/media/ranking.avif", "picture");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it("is the same while nothing has changed, wherever and whenever it is taken", async () => {
  const first = await taken();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  utimesSync(join(root, "src/pages/landing.tsx"), 1000, 1000);
  expect(await taken()).toBe(first);
});

describe("is another", () => {
  it.each<[string, () => void]>([
    ["a changed source", () => write("src/pages/landing.tsx", "export const a = 2;")],
    ["a new source", () => write("src/pages/other.tsx", "")],
    ["a source under another name", () => renameSync(join(root, "generator/head.ts"), join(root, "generator/tail.ts"))],
    ["a source that is gone", () => rmSync(join(root, "src/pages/landing.tsx"))],
    ["the owner's configuration", () => write("site.config.ts", "export default { name: 1 };")],
    ["an old address", () => write("redirects.txt", "/old /terms")],
    ["other packages", () => write("package-lock.json", '{ "packages": {} }')],
    ["a new picture", () => write("public/media/new.avif", "")],
    ["a changed picture", () => write("public/media/ranking.avif", "another picture")],
    ["a new recording of the owner's", () => write("media/ranking.de.mp4", "")],
  ])("after %s", async (_what, change) => {
    const before = await taken();
    change();
    expect(await taken()).not.toBe(before);
  });

  it("after a change of a large file, which is not read", async () => {
    write("src/large.json", "");
    truncateSync(join(root, "src/large.json"), 2_000_000);
    const before = await taken();
    utimesSync(join(root, "src/large.json"), 1000, 1000);
    expect(await taken()).not.toBe(before);
  });

  it("after a deleted recording", async () => {
    const before = await taken();
    write("media/ranking.mp4", "");
    const between = await taken();
    rmSync(join(root, "media"), { recursive: true });
    expect([between === before, await taken()]).toEqual([false, before]);
  });

  it("with a value in the environment", async () => {
    const without = await taken();
    vi.stubEnv(nameVariable, "Lumen");
    const named = await taken();
    expect(named).not.toBe(without);
    vi.stubEnv(nameVariable, "Lumen Two");
    expect(await taken()).not.toBe(named);
    vi.stubEnv(nameVariable, undefined);
    expect(await taken()).toBe(without);
  });

  it.each([".env", ".env.local", ".env.production"])("with a value in %s, until that is deleted", async (file) => {
    const without = await taken();
    write(file, `${nameVariable}=Lumen\n`);
    expect(await taken()).not.toBe(without);
    rmSync(join(root, file));
    expect(await taken()).toBe(without);
  });
});

it("takes no notice of tests, nor of what the build does not read", async () => {
  const before = await taken();
  write("src/pages/landing.test.tsx", "another test");
  write("generator/head.test.ts", "a test");
  write("src/.DS_Store", "");
  write("docs/decisions/0001.md", "");
  write("dist/index.html", "");
  write(".env.staging", `${nameVariable}=Lumen\n`);
  expect(await taken()).toBe(before);
});
