import { readExpectedSite } from "../../commands/verify/expected-site.ts";
import { reportOf } from "../../commands/verify/report.ts";
import { verifySite } from "../../commands/verify/verify-site.ts";
import { expect, test } from "./support/site-test.ts";

test("the built site is answered as every host is to answer it", { tag: "@smoke" }, async ({ baseURL }) => {
  const verified = await verifySite(baseURL ?? "", readExpectedSite("dist"), { strict: true });
  expect(verified.findings, reportOf(verified)).toEqual([]);
});
