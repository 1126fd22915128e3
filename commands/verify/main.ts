import { join, resolve } from "node:path";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { readAddress, readNetworkAddress } from "./address.ts";
import { readExpectedSite } from "./expected-site.ts";
import { reportOf } from "./report.ts";
import { verifySite } from "./verify-site.ts";

const command = {
  name: "npm run verify -- https://www.example.org",
  purpose:
    "Holds a live site to the one in dist/: pages in all languages, headers, media, links, what is missing or moved, the ways\nthat lead there, the certificate. Ends with 1 when something is not as it was built.",
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
} as const;

const [first, ...rest] = process.argv.slice(2);
const isNamed = first !== undefined && !first.startsWith("-");
const {
  help,
  dist,
  at,
  strict = false,
  "without-headers": withoutHeaders = false,
} = readParameters(command, isNamed ? rest : process.argv.slice(2));
if (help) console.log(helpOf(command));
else {
  const built = readExpectedSite(dist ?? join(resolve(import.meta.dirname, "../.."), "dist"));
  const site = withoutHeaders ? { ...built, rules: [] } : built;
  const origin = readAddress(isNamed ? first : undefined, site.origin);
  const verified = await verifySite(origin, site, {
    strict,
    ...(at !== undefined && { at: readNetworkAddress(at, origin) }),
  });
  console.log(reportOf(verified));
  if (verified.findings.length > 0) process.exitCode = 1;
}
