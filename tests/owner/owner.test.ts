import { it } from "vitest";
import { freePort } from "../../tools/free-port.ts";
import { copyProject } from "../support/copy-project.ts";
import { runIn } from "../support/run-in.ts";
import { makeItYours, variants } from "./make-it-ones-own.ts";

it.each(Object.entries(variants))(
  "an owner %s turns nothing red, and gets a site that a browser finds right",
  async (_name, changes) => {
    using project = copyProject();
    const { folder } = project;
    for (const change of changes) change(folder);
    if (changes.includes(makeItYours)) {
      runIn(folder, ["node_modules/typescript/bin/tsc", "--noEmit"]);
      runIn(folder, ["node_modules/vitest/vitest.mjs", "run"]);
    }
    runIn(folder, ["tools/run.mjs", "generator/main.ts"]);
    const inBrowser = ["tools/run.mjs", "tests/run.ts", "browser", "--grep", "@smoke"];
    runIn(folder, inBrowser, { TEST_PORT: String(await freePort()) });
  },
);
