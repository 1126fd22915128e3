import { runSteps, vitest } from "./run-steps.ts";

/** What proves the site to whoever has changed it, cheapest first. What multiplies it is `run-matrix.ts`. */
runSteps([
  { name: "types", command: "npx tsc --noEmit" },
  { name: "lint", command: "npx biome check . && npx knip" },
  { name: "unit", command: vitest(".cache/unit.json"), report: ".cache/unit.json" },
  {
    name: "browser",
    command: "node tools/run.mjs tests/run-browser.ts --grep-invert @matrix",
    report: ".cache/browser.json",
  },
]);
