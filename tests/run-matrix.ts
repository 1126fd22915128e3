import { runSteps, vitest } from "./run-steps.ts";

/** What takes long: every language, theme and width, and copies in which an owner has followed the how-tos. */
runSteps([
  {
    name: "matrix",
    command: "node tools/run.mjs tests/run-browser.ts --grep @matrix",
    report: ".cache/matrix.json",
  },
  {
    name: "owner",
    command: vitest(".cache/owner.json", "--config tests/owner/vitest.config.ts"),
    report: ".cache/owner.json",
  },
]);
