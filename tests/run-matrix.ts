import { runSteps, vitest } from "./run-steps.ts";

/** What takes long: every language, theme and width, the other browsers, and copies in which an owner has followed the how-tos. */
runSteps([
  {
    name: "matrix",
    command: "node tools/run.mjs tests/run-browser.ts --grep @matrix",
    report: ".cache/matrix.json",
  },
  { name: "html", command: "node tools/run.mjs tests/html/main.ts" },
  { name: "hosts", command: "node tools/run.mjs tests/hosts/main.ts" },
  { name: "firefox", command: "node tools/run.mjs tests/run-engine.ts firefox", report: ".cache/firefox.json" },
  {
    name: "webkit",
    command: `node tools/run.mjs tests/run-engine.ts webkit --reporter=default --reporter=json --outputFile.json=.cache/webkit.json`,
    report: ".cache/webkit.json",
  },
  {
    name: "owner",
    command: vitest(".cache/owner.json", "--config tests/owner/vitest.config.ts"),
    report: ".cache/owner.json",
  },
]);
