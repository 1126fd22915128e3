import { it } from "vitest";
import { freePort } from "../../tools/free-port.ts";
import { copyProject } from "../support/copy-project.ts";
import { runIn } from "../support/run-in.ts";
import { makeItYours, variants } from "./make-it-ones-own.ts";

it.each(Object.entries(variants))("passes all checks and smoke tests for an owner %s", async (_name, changes) => {
  using project = copyProject();
  const { folder } = project;
  for (const change of changes) change(folder);
  if (changes.includes(makeItYours)) {
    runIn(folder, ["node_modules/typescript/bin/tsc", "--noEmit"]);
    runIn(folder, ["node_modules/vitest/vitest.mjs", "run"]);
  }
  runIn(folder, ["tools/run.mjs", "commands/build/main.ts"]);
  const smokeTests = ["tools/run.mjs", "tests/run.ts", "browser", "--grep", "@smoke"];
  runIn(folder, smokeTests, { TEST_PORT: String(await freePort()) });
});
