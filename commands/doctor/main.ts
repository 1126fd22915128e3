import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { siteEnvironment } from "../../generator/inputs/site-environment.ts";
import siteConfig from "../../site.config.ts";
import { themesOf } from "../../src/styles/contrast.ts";
import { dimMarkFault } from "../support/mark-contrast.ts";
import { examine } from "./examine.ts";
import { type Finding, reportOf, warning } from "./finding.ts";
import { buildFindings } from "./last-build.ts";
import { addressesOf, liveFindings } from "./live.ts";

const command = {
  name: "npm run doctor",
  purpose:
    "Says what is still a placeholder, what is missing and what is wrong, each with its remedy.\nEnds with 1 when something is wrong, with 0 when there are only things to be looked at.",
  options: { live: { type: "boolean", purpose: "also asks the configured addresses whether they answer" } },
} as const;

/** For each request, in ms. */
const timeout = 10_000;

async function markFindings(root: string): Promise<Finding[]> {
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const { light } = themesOf(read("src/styles/tokens.css"));
  const fault = await dimMarkFault(read("public/brand/mark.svg"), light);
  return fault ? [warning(`public/brand/mark.svg: ${fault}, with \`npm run setup\``)] : [];
}

async function look(live: boolean): Promise<void> {
  const root = resolve(import.meta.dirname, "../..");
  const { site, findings } = examine(root, siteConfig, siteEnvironment("production", root));
  findings.push(...(await markFindings(root)), ...buildFindings(root, new Date(), site?.origin));
  if (live && site) findings.push(...(await liveFindings(addressesOf(site), timeout)));
  console.log(reportOf(findings));
  if (findings.some(({ isWrong }) => isWrong)) process.exitCode = 1;
}

const { help, live = false } = readParameters(command, process.argv.slice(2));
if (help) console.log(helpOf(command));
else await look(live);
