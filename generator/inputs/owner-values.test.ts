import { expect, it } from "vitest";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { loadSite } from "./load-site.ts";
import { withOwnerValues } from "./owner-values.ts";

it.each([
  ["Acme, Inc.", "{legalName}. {legalName} acts: {year} {legalName}", "Acme, Inc. Acme, Inc. acts: {year} Acme, Inc."],
  ["Acme, Inc.", "{legalName}…", "Acme, Inc.…"],
  ["Lumen SL", "By {legalName}.", "By Lumen SL."],
])("fills in %s with one stop at the end of a sentence: %s", (legalName, text, filled) => {
  expect(withOwnerValues([text, 7], loadSite({ ...siteConfig, legalName }))).toEqual([filled, 7]);
});
