import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

/** Everything that proves the site, cheapest first; stops at the first step that fails and says which. */
const steps = [
  { name: "types", command: "npx tsc --noEmit" },
  { name: "lint", command: "npx biome check ." },
  { name: "unit", command: "npx vitest run --reporter=default --reporter=json --outputFile.json=.cache/unit.json" },
  { name: "browser", command: "node tools/run.mjs tests/run-browser.ts" },
] as const;

const reports = { unit: ".cache/unit.json", browser: ".cache/browser.json" };

function readReport(file: string): Record<string, unknown> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>) : {};
}

function counts(): { passed: number; failed: number } {
  const unit = readReport(reports.unit) as { numPassedTests?: number; numFailedTests?: number };
  const { stats = {} } = readReport(reports.browser) as {
    stats?: { expected?: number; flaky?: number; unexpected?: number };
  };
  return {
    passed: (unit.numPassedTests ?? 0) + (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: (unit.numFailedTests ?? 0) + (stats.unexpected ?? 0),
  };
}

for (const file of Object.values(reports)) rmSync(file, { force: true });

let failedStep: string | undefined;
for (const { name, command } of steps) {
  console.log(`\n── ${name}: ${command}`);
  const { status } = spawnSync(command, { stdio: "inherit", shell: true });
  if (status !== 0) {
    failedStep = name;
    break;
  }
}

const { passed, failed } = counts();
if (failedStep) console.log(`\nThe step "${failedStep}" failed.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failedStep ? 1 : 0);
