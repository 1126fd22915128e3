import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { firefox } from "@playwright/test";
import { buildWhenStale } from "../generator/build-when-stale.ts";
import { findBrowser } from "../tools/find-browser.ts";
import { findEngine } from "../tools/find-engine.ts";

// node tools/run.mjs tests/run.ts [steps] [parameters of the last one]: without a step, all that takes long.

/** Where a step's tests are counted, by Vitest or by Playwright. */
const reportOf = (name: string) => `.cache/${name}.json`;

const playwright = (project: string) => `npx playwright test --project="${project}"`;
const vitest = (name: string, config: string) =>
  `npx vitest run --config ${config} --reporter=default --reporter=json --outputFile.json=${reportOf(name)}`;

const steps: Readonly<Record<string, string>> = {
  types: "npx tsc --noEmit",
  lint: "npx biome check . && npx knip",
  unit: vitest("unit", "vitest.config.ts"),
  browser: playwright("chromium"),
  matrix: `${playwright("chromium")} --grep @matrix`,
  html: "node tools/run.mjs tests/html/main.ts",
  hosts: "node tools/run.mjs tests/hosts/main.ts",
  firefox: playwright("firefox*"),
  webkit: vitest("webkit", "tests/webkit/vitest.config.ts"),
  owner: vitest("owner", "tests/owner/vitest.config.ts"),
};
const long = ["matrix", "html", "hosts", "firefox", "webkit", "owner"];

/** Without this the tests of an engine that is not there are left out, which is said. */
const requiredOption = "--required";

async function passes(name: string, command: string): Promise<boolean> {
  if (name === "browser" || name === "matrix") findBrowser();
  const isThere = name === "firefox" && existsSync(firefox.executablePath());
  const remedy = (name === "firefox" || name === "webkit") && !isThere && findEngine(name).remedy;
  if (remedy) {
    const required = process.argv.includes(requiredOption) || (process.env.CI && !process.env.TOOLS_MAY_LACK);
    console.log(`${required ? "Failed" : "Left out"}: the tests in ${name}. ${remedy}`);
    return !required;
  }
  // Playwright starts the site by itself.
  if (name === "webkit") await buildWhenStale(process.cwd());
  const env = { ...process.env, TEST_REPORT: reportOf(name) };
  return spawnSync(command, { stdio: "inherit", shell: true, env }).status === 0;
}

/** The parts of both kinds of report that count tests. */
interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
}

function count(names: readonly string[]): string {
  let [passed, failed] = [0, 0];
  for (const report of names.map(reportOf).filter((file) => existsSync(file))) {
    const { numPassedTests = 0, numFailedTests = 0, stats }: Report = JSON.parse(readFileSync(report, "utf8"));
    passed += stats ? stats.expected + stats.flaky : numPassedTests;
    failed += stats?.unexpected ?? numFailedTests;
  }
  return `${passed} passed, ${failed} failed`;
}

const given = process.argv.slice(2);
const firstParameter = given.findIndex((name) => !(name in steps));
const named = firstParameter === -1 ? given : given.slice(0, firstParameter);
const parameters = given.slice(named.length).filter((parameter) => parameter !== requiredOption);
if (named.length === 0 && parameters.length > 0) {
  throw new Error(`There is no step "${parameters[0]}"; there are ${Object.keys(steps).join(", ")}`);
}
const wanted = named.length > 0 ? named : long;
for (const name of wanted) rmSync(reportOf(name), { force: true });

const times: string[] = [];
for (const name of wanted) {
  const more = name === wanted.at(-1) ? parameters.map((parameter) => JSON.stringify(parameter)) : [];
  const command = [steps[name], ...more].join(" ");
  console.log(`\n── ${name}: ${command}`);
  const start = performance.now();
  const hasPassed = await passes(name, command);
  times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (hasPassed) continue;
  console.log(`\nThe step "${name}" failed.`);
  process.exitCode = 1;
  break;
}
console.log(`\n${times.join(", ")}\n\n${count(wanted)}`);
