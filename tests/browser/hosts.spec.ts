import { readFileSync } from "node:fs";
import { readExpectedSite } from "../../commands/verify/expected-site.ts";
import { reportOf } from "../../commands/verify/report.ts";
import { verifySite } from "../../commands/verify/verify-site.ts";
import { expect, isAtEdge, test } from "./support/site-test.ts";

test("the host serves the built site and its redirects", { tag: ["@smoke", "@host"] }, async ({ baseURL }) => {
  test.skip(isAtEdge, "on a machine it knows no parts of files; docs/how-to/go-live.md says so");
  const site = readExpectedSite("dist");
  const verified = await verifySite(baseURL ?? "", site, { strict: true });
  expect(verified.findings, reportOf(verified)).toEqual([]);

  const sources = readFileSync("redirects.txt", "utf8").match(/^\/\S+/gm) ?? [];
  expect(site.redirects.map(({ from }) => from)).toEqual(sources.map(decodeURIComponent));
});
