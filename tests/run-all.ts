import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

/** Everything that proves the site, cheapest first; stops at the first step that fails and says which. */
const steps = [
  { name: "types", command: "npx tsc --noEmit" },
  { name: "lint", command: "npx biome check . && npx knip" },
  { name: "unit", command: "npx vitest run --reporter=default --reporter=json --outputFile.json=.cache/unit.json" },
  { name: "browser", command: "node tools/run.mjs tests/run-browser.ts" },
  {
    name: "owner",
    command:
      "npx vitest run --config tests/owner/vitest.config.ts --reporter=default --reporter=json --outputFile.json=.cache/owner.json",
  },
] as const;

const reports = { unit: ".cache/unit.json", browser: ".cache/browser.json", owner: ".cache/owner.json" };

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
}

interface PlaywrightReport {
  stats?: { expected?: number; unexpected?: number; flaky?: number };
}

function readReport<Report>(file: string): Report {
  return (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {}) as Report;
}

function counts(): { passed: number; failed: number } {
  const vitest = [reports.unit, reports.owner].map((file) => readReport<VitestReport>(file));
  const { stats = {} } = readReport<PlaywrightReport>(reports.browser);
  const sum = (numbers: readonly (number | undefined)[]) =>
    numbers.reduce<number>((total, number) => total + (number ?? 0), 0);
  return {
    passed: sum([...vitest.map(({ numPassedTests }) => numPassedTests), stats.expected, stats.flaky]),
    failed: sum([...vitest.map(({ numFailedTests }) => numFailedTests), stats.unexpected]),
  };
}

for (const file of Object.values(reports)) rmSync(file, { force: true });

let failedStep: string | undefined;
const times: string[] = [];
for (const { name, command } of steps) {
  console.log(`\n── ${name}: ${command}`);
  const start = performance.now();
  const { status } = spawnSync(command, { stdio: "inherit", shell: true });
  times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (status !== 0) {
    failedStep = name;
    break;
  }
}

const { passed, failed } = counts();
console.log(`\n${times.join(", ")}`);
if (failedStep) console.log(`\nThe step "${failedStep}" failed.`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failedStep ? 1 : 0);
