import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findBrowser } from "../../tools/find-browser.ts";
import { freePort } from "../../tools/free-port.ts";
import { copyProject } from "../support/copy-project.ts";
import {
  addLanguage,
  addPartner,
  addProduct,
  addStatistics,
  giveNumber,
  makeItYours,
  switchAllOff,
} from "./make-it-ones-own.ts";

/** What this process has from Vitest would make its commands believe that they are tests. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$|PLUGINSITE_)/.test(name),
  ),
);

function run(folder: string, command: readonly string[], added: Record<string, string> = {}): void {
  const [file, ...parameters] = command as [string, ...string[]];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, file), ...parameters], {
    cwd: folder,
    encoding: "utf8",
    env: { ...environment, ...added } as NodeJS.ProcessEnv,
    maxBuffer: 2 ** 26,
  });
  expect(status, `${command.join(" ")}\n${stdout.slice(-6000)}\n${stderr.slice(-3000)}`).toBe(0);
}

const variants: Record<string, readonly ((folder: string) => void)[]> = {
  "with everything of their own and all switches off": [makeItYours, addLanguage, addProduct, addPartner, switchAllOff],
  "with a phone number and statistics": [giveNumber, addStatistics],
};

for (const [name, changes] of Object.entries(variants)) {
  describe(`an owner ${name}`, () => {
    let project: ReturnType<typeof copyProject>;

    beforeAll(() => {
      project = copyProject();
      for (const change of changes) change(project.folder);
    });
    afterAll(() => project.remove());

    if (changes.includes(makeItYours)) {
      it("turns no type red", () => {
        run(project.folder, ["node_modules/typescript/bin/tsc", "--noEmit"]);
      });

      it("turns no unit test red", () => {
        run(project.folder, ["node_modules/vitest/vitest.mjs", "run"]);
      });
    }

    it("gets a site that a browser finds right", async () => {
      run(project.folder, ["tools/run.mjs", "generator/main.ts"]);
      const browser = { CHROMIUM_PATH: findBrowser() ?? "", TEST_PORT: String(await freePort()) };
      run(project.folder, ["node_modules/@playwright/test/cli.js", "test", "--grep", "@smoke"], browser);
    });
  });
}
