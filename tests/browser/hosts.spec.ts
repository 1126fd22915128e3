import { readFileSync } from "node:fs";
import { readExpectedSite } from "../../commands/verify/expected-site.ts";
import { reportOf } from "../../commands/verify/report.ts";
import { verifySite } from "../../commands/verify/verify-site.ts";
import { expect, isAtEdge, test } from "./support/site-test.ts";

test("the built site is answered as every host is to answer it, old addresses among it", {
  tag: ["@smoke", "@host"],
}, async ({ baseURL }) => {
  test.skip(isAtEdge, "on a machine it knows no parts of files; docs/how-to/go-live.md says so");
  const site = readExpectedSite("dist");
  const verified = await verifySite(baseURL ?? "", site, { strict: true });
  expect(verified.findings, reportOf(verified)).toEqual([]);

  const moved = readFileSync("redirects.txt", "utf8").match(/^\/\S+/gm) ?? [];
  expect(site.redirects.map(({ from }) => from)).toEqual(moved.map(decodeURIComponent));
});
