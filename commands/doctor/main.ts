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
      "Checks settings, texts and files, and reports errors and warnings, each with its fix.\nExits with 1 if there is an error, with 0 if there are only warnings.",
    options: { live: { type: "boolean", purpose: "also checks that the configured URLs respond" } },
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
