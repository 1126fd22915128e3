import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { firefox } from "@playwright/test";
import { localHosts } from "../commands/host/testing/local-hosts.ts";
import { buildWhenStale } from "../generator/build-when-stale.ts";
import { findBrowser } from "../tools/find-browser.ts";
import { findEngine } from "../tools/find-engine.ts";

// Usage: node tools/run.mjs tests/run.ts [steps] [parameters of the last step]. Without steps, it runs all slow ones.

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

const playwright = (project: string) => `npx playwright test --project="${project}"`;

/** Installs large packages, and again only when their list changes: npm writes a copy of it at the end. */
const installIn = (folder: string) =>
  timeOf(`${folder}/node_modules/.package-lock.json`) > timeOf(`${folder}/package-lock.json`)
    ? ""
    : `npm ci --prefix ${folder} --ignore-scripts --no-audit --no-fund && `;

/** The W3C's checker. It fails by any message that is not in the file of accepted ones. */
const checker =
  "java -jar tests/html/node_modules/vnu-jar/build/dist/vnu.jar --skip-non-html --also-check-svg --Werror --stdout";

const steps: Readonly<Record<string, string>> = {
  types: "npm run test:types",
  lint: "npm run test:lint",
  unit: "npx vitest run",
  browser: playwright("chromium"),
  matrix: `${playwright("chromium")} --grep @matrix`,
  html: `${installIn("tests/html")}${checker} --filterfile tests/html/accepted-messages.txt dist`,
  hosts: playwright("host*"),
  firefox: playwright("firefox*"),
  // Two of these browsers at once would only slow each other down.
  old: `${installIn("tests/engines")}${playwright("old*")} --workers=1`,
  webkit: `${playwright("webkit")} --workers=1`,
  owner: "node tools/run.mjs tests/owner/main.ts",
};
const slowSteps = ["matrix", "html", "hosts", "firefox", "webkit", "old", "owner"];

/** How to install what the step needs; empty if it is there. */
function remedyFor(name: string): string {
  if (name === "webkit" || (name === "firefox" && !existsSync(firefox.executablePath())))
    return findEngine(name).remedy;
  const needsJava = name === "html" && spawnSync("java", ["-version"]).status !== 0;
  return needsJava ? "Java not found: apt-get install default-jre-headless" : "";
}

async function passes(name: string, command: string): Promise<boolean> {
  if (["browser", "matrix", "hosts"].includes(name)) findBrowser();
  const remedy = remedyFor(name);
  if (remedy) {
    const required = process.env.CI && !process.env.TOOLS_MAY_LACK;
    console.log(`${required ? "Failed" : "Skipped"}: the tests in ${name}. ${remedy}`);
    return !required;
  }
  if (name === "hosts")
    for (const host of localHosts) if (host.remedy) console.log(`${host.name} is left out: ${host.remedy}`);
  // The others test what Playwright's web server has built and serves.
  if (["html", "hosts", "webkit", "old"].includes(name)) await buildWhenStale(process.cwd());
  // Other software, such as conda, sets `HOST` to something else than an address.
  const env = { ...process.env, HOST: "127.0.0.1" };
  return spawnSync(command, { stdio: "inherit", shell: true, env }).status === 0;
}

const args = process.argv.slice(2);
const firstParameter = args.findIndex((name) => !(name in steps));
const named = firstParameter === -1 ? args : args.slice(0, firstParameter);
const parameters = args.slice(named.length);
if (named.length === 0 && parameters.length > 0) {
  throw new Error(`step: got "${parameters[0]}", expected one of ${Object.keys(steps).join(", ")}`);
}
const selected = named.length > 0 ? named : slowSteps;

const times: string[] = [];
for (const name of selected) {
  const extra = name === selected.at(-1) ? parameters.map((parameter) => JSON.stringify(parameter)) : [];
  const command = [steps[name], ...extra].join(" ");
  console.log(`\n── ${name}: ${command}`);
  const start = performance.now();
  const hasPassed = await passes(name, command);
  times.push(`${name} ${((performance.now() - start) / 1000).toFixed(1)} s`);
  if (hasPassed) continue;
  console.log(`\nThe step "${name}" failed.`);
  process.exitCode = 1;
  break;
}
console.log(`\n${times.join(", ")}`);
