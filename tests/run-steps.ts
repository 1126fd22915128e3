import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";

/** A command of its own, and where it writes what it found. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** A JSON report of Vitest's or of Playwright's, from which the tests are counted. */
  readonly report?: string;
}

/** The parts of both kinds of report that count tests. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected?: number; unexpected?: number; flaky?: number };
}

function count(reports: readonly string[]): { passed: number; failed: number } {
  const sum = { passed: 0, failed: 0 };
  for (const file of reports.filter((name) => existsSync(name))) {
    const { numPassedTests = 0, numFailedTests = 0, stats = {} } = JSON.parse(readFileSync(file, "utf8")) as Report;
    sum.passed += numPassedTests + (stats.expected ?? 0) + (stats.flaky ?? 0);
    sum.failed += numFailedTests + (stats.unexpected ?? 0);
  }
  return sum;
}

/** Runs each step in turn, stops at the first that fails, says which, and how long each took; ends the process. */
export function runSteps(steps: readonly Step[]): never {
  const reports = steps.flatMap(({ report }) => report ?? []);
  for (const file of reports) rmSync(file, { force: true });
  const times: string[] = [];
  let failedStep: string | undefined;
  for (const { name, command, report } of steps) {
    console.log(`\n── ${name}: ${command}`);
    const start = performance.now();
    const env = { ...process.env, ...(report && { TEST_REPORT: report }) };
    const { status } = spawnSync(command, { stdio: "inherit", shell: true, env });
    times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
    if (status === 0) continue;
    failedStep = name;
    break;
  }
  const { passed, failed } = count(reports);
  console.log(`\n${times.join(", ")}`);
  if (failedStep) console.log(`\nThe step "${failedStep}" failed.`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failedStep ? 1 : 0);
}

/** Vitest's command line that shows what it does and writes `report`. */
export const vitest = (report: string, ...options: string[]) =>
  ["npx vitest run", ...options, "--reporter=default --reporter=json", `--outputFile.json=${report}`].join(" ");
