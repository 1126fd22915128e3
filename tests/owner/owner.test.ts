import { afterAll, beforeAll, describe, it } from "vitest";
import { findBrowser } from "../../tools/find-browser.ts";
import { freePort } from "../../tools/free-port.ts";
import { copyProject } from "../support/copy-project.ts";
import { runIn } from "../support/run-in.ts";
import {
  addArabic,
  addItalian,
  addPartner,
  addProduct,
  addStatistics,
  giveNumber,
  makeItYours,
  switchAllOff,
  switchSectionsOn,
} from "./make-it-ones-own.ts";

const variants: Record<string, readonly ((folder: string) => void)[]> = {
  "with everything of their own and all switches off": [makeItYours, addItalian, addProduct, addPartner, switchAllOff],
  "with a phone number, statistics, every section and a language from right to left": [
    giveNumber,
    addStatistics,
    switchSectionsOn,
    addArabic,
  ],
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
        runIn(project.folder, ["node_modules/typescript/bin/tsc", "--noEmit"]);
      });

      it("turns no unit test red", () => {
        runIn(project.folder, ["node_modules/vitest/vitest.mjs", "run"]);
      });
    }

    it("gets a site that a browser finds right", async () => {
      runIn(project.folder, ["tools/run.mjs", "generator/main.ts"]);
      const browser = { CHROMIUM_PATH: findBrowser() ?? "", TEST_PORT: String(await freePort()) };
      runIn(project.folder, ["node_modules/@playwright/test/cli.js", "test", "--grep", "@smoke"], browser);
    });
  });
}
