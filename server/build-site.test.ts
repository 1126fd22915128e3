import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildSite, wordsOf } from "./build-site.ts";

let root: string;
let lines: string[];
const say = (line: string) => lines.push(line);

beforeEach(() => {
  vi.stubEnv("NODE_ENV", "test");
  root = mkdtempSync(join(tmpdir(), "project-"));
  lines = [];
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

/** A project whose build does as told, once its one script is bundled. */
function project(buildSteps: string): void {
  writeFileSync(join(root, "main.js"), "console.log(1);");
  writeFileSync(
    join(root, "vite.config.mjs"),
    `class SiteConfigError extends Error { name = "SiteConfigError" }
     export default () => {
       const plugin = { name: "site", async buildApp(builder) {
         await builder.build(builder.environments.client);
         const { logger } = builder.config;
         ${buildSteps}
       } };
       return {
         builder: {},
         plugins: [plugin],
         environments: { client: { build: { rolldownOptions: { input: "main.js" } } } },
       };
     };`,
  );
}

describe("the build that a start makes", () => {
  it("says what the site has to say, and nothing of Vite's", async () => {
    project(
      'logger.info("Still placeholders:"); logger.info("  name: Aulia"); logger.warn("A picture is heavy"); logger.warn("[PLUGIN_TIMINGS] 77%");',
    );
    await buildSite(root, say, say);
    expect(lines).toEqual(["Still placeholders:", "  name: Aulia", "A picture is heavy"]);
    expect(process.env.NODE_ENV).toBe("production");
  });

  it("fails with what the owner has done wrong, which is told without a stack and once", async () => {
    project('throw new SiteConfigError("contactEmail: got \\"none\\", wants an e-mail address");');
    const error = await buildSite(root, say, say).catch((reason: unknown) => reason);
    expect(wordsOf(error)).toBe('contactEmail: got "none", wants an e-mail address');
    expect(lines).toEqual([]);
  });

  it("fails in the same way when the configuration already is wrong", async () => {
    writeFileSync(
      join(root, "vite.config.mjs"),
      'throw Object.assign(new Error("ranking.webm is missing"), { name: "MediaError" });',
    );
    const error = await buildSite(root, say, say).catch((reason: unknown) => reason);
    expect(wordsOf(error)).toBe("ranking.webm is missing");
    expect(lines).toEqual([]);
  });
});

it("any other error is told with its stack, for whoever works on the code", () => {
  expect(wordsOf(new TypeError("x is undefined"))).toMatch(/^TypeError: x is undefined\n\s+at /);
  expect(wordsOf("broken")).toBe("broken");
});
