import { runSteps, type Step, vitest } from "./run-steps.ts";

/** What takes long: every language, theme and width, the other browsers, and copies in which an owner has followed the how-tos; names after `--` choose steps. */
const steps: readonly Step[] = [
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
];

const named = process.argv.slice(2);
const unknown = named.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `test:matrix has no step "${unknown.join('", "')}"; it has ${steps.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}
runSteps(named.length > 0 ? steps.filter(({ name }) => named.includes(name)) : steps);
