import { runCommand } from "../../tools/command-line.ts";
import { readBuiltSite } from "../host/built-site.ts";
import { reportOf } from "./report.ts";
import { readAddress, verifySite } from "./verify-site.ts";

await runCommand({
  name: "npm run verify",
  purpose: "Compares a live site with dist/ as npm start serves it. Exits with 1 if it differs.",
  names: ["https://www.example.org", "the live site's address"],
  options: {
    "dist folder": "the built site (default dist/)",
    "at 203.0.113.5": "the server's address, before the domain points there",
    "without-headers": "for a host that sends none of them, such as GitHub Pages",
    strict: "for your own server: also rejects the built-in rules of edge hosts",
  },
  async run({ dist, at, strict = false, "without-headers": hasNoHeaders }, names) {
    const built = readBuiltSite(dist);
    const site = hasNoHeaders ? { ...built, rules: [] } : built;
    const origin = readAddress(names.join(" "));
    const result = await verifySite(origin, site, { strict, ...(at && { host: at }) });
    if (origin !== site.origin) console.log(`Checked ${origin}; the pages' own URLs are at ${site.origin}.`);
    console.log(reportOf(result));
    if (result.findings.length > 0) process.exitCode = 1;
  },
});
