import { siteEnvironment } from "../../generator/inputs/site-environment.ts";
import siteConfig from "../../site.config.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { examine } from "./examine.ts";
import { addressesOf, liveFindings } from "./live.ts";
import { reportOf } from "./report.ts";

/** Per address, in ms. */
const timeout = 10_000;

await runCommand(
  {
    name: "npm run doctor",
    purpose:
      "Says what is still a placeholder, what is missing and what is wrong, each with its remedy.\nEnds with 1 when something is wrong, with 0 when there are only things to be looked at.",
    options: { live: { type: "boolean", purpose: "also asks the configured addresses whether they answer" } },
  },
  async ({ live }) => {
    const { site, findings } = await examine(root, siteConfig, siteEnvironment("production", root), new Date());
    const addresses = live && site ? addressesOf(site) : [];
    const results = await Promise.all(addresses.map(([address, field]) => liveFindings(address, field, timeout)));
    findings.push(...results.flat());
    console.log(reportOf(findings));
    if (findings.some(({ isWrong }) => isWrong)) process.exitCode = 1;
  },
);
