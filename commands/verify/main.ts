import { join } from "node:path";
import { root, runCommand } from "../../tools/command-line.ts";
import { readExpectedSite } from "./expected-site.ts";
import { reportOf } from "./report.ts";
import { readAddress, verifySite } from "./verify-site.ts";

await runCommand(
  {
    name: "npm run verify",
    purpose:
      "Compares a live site with dist/: pages in all languages, headers, media, links, missing and moved pages, redirects to\nthe site. Exits with 1 if the site differs from the build.",
    names: { value: "https://www.example.org", purpose: "the live site's address" },
    options: {
      dist: { type: "string", value: "folder", purpose: "the built site (default dist/)" },
      at: {
        type: "string",
        value: "address",
        purpose: "the server's network address, without a port, before the domain points there",
      },
      "without-headers": {
        type: "boolean",
        purpose: "for a host that does not send the site's headers, such as GitHub Pages",
      },
      strict: { type: "boolean", purpose: "for your own server: also rejects the built-in rules of edge hosts" },
    },
  },
  async ({ names, dist = join(root, "dist"), at, strict = false, "without-headers": hasNoHeaders }) => {
    const built = readExpectedSite(dist);
    const site = hasNoHeaders ? { ...built, rules: [] } : built;
    const origin = readAddress(names.join(" "));
    const result = await verifySite(origin, site, { strict, ...(at && { at }) });
    if (origin !== site.origin) console.log(`Checked ${origin}; the pages' own URLs are at ${site.origin}.`);
    console.log(reportOf(result));
    if (result.findings.length > 0) process.exitCode = 1;
  },
);
