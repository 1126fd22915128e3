import { join } from "node:path";
import { root, runCommand } from "../../tools/command-line.ts";
import { readExpectedSite } from "./expected-site.ts";
import { reportOf } from "./report.ts";
import { readAddress, verifySite } from "./verify-site.ts";

await runCommand(
  {
    name: "npm run verify",
    purpose:
      "Holds a live site to the one in dist/: pages in all languages, headers, media, links, what is missing or moved, the\nredirects that lead there, the certificate. Ends with 1 when something is not as it was built.",
    names: { value: "https://www.example.org", purpose: "where the live site is" },
    options: {
      dist: { type: "string", value: "folder", purpose: "the built site; dist/ when nothing is said" },
      at: {
        type: "string",
        value: "address",
        purpose: "the network address to ask, without a port, before the name leads there",
      },
      "without-headers": {
        type: "boolean",
        purpose: "for a host that sends none of the site's own, such as GitHub Pages",
      },
      strict: { type: "boolean", purpose: "for a host of your own: also what edge hosts answer by rules of theirs" },
    },
  },
  async ({ names, dist = join(root, "dist"), at, strict = false, "without-headers": hasNoHeaders }) => {
    const built = readExpectedSite(dist);
    const site = hasNoHeaders ? { ...built, rules: [] } : built;
    const origin = readAddress(names.join(" "));
    const result = await verifySite(origin, site, { strict, ...(at && { at }) });
    if (origin !== site.origin) console.log(`Looked at ${origin}; the pages call themselves ${site.origin}.`);
    console.log(reportOf(result));
    if (result.findings.length > 0) process.exitCode = 1;
  },
);
