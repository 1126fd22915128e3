import { expect, it } from "vitest";
import { loadSite } from "../../generator/inputs/load-site.ts";
import { securityTxt, securityTxtFile } from "../../generator/site-files/security-txt.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { securityTxtFault } from "./security-txt-fault.ts";

const generated = securityTxt(loadSite(siteConfig), "2026-11-22");
const custom = "# ours\r\nContact: https://a.example\r\nexpires:2027-10-22T02:00:00+02:00\r\n";

it("reports a missing security.txt with its remedy", () => {
  const fault = ".well-known/security.txt: got nothing, expected a file; run `npm run build` and publish `dist/`";
  expect(securityTxtFault(temporaryFolder(), new Date())).toBe(fault);
});

it.each([
  [generated, "2026-11-22T12:00:00Z", undefined],
  [generated, "2027-09-22T00:00:00Z", undefined],
  [generated, "2027-09-22T00:00:01Z", "got 2027-10-22T00:00:00Z: it expires in 30 days"],
  [custom, "2026-11-22", undefined],
  [custom, "2027-10-23", "got 2027-10-22T02:00:00+02:00: it has expired"],
  ["Contact: mailto:a@b.example\nExpires: soon\n", "2026-11-22", 'got "soon", expected an RFC 3339 date'],
])("reports for %j at %s: %s", (text, now, message) => {
  const dist = temporaryFolder({ [securityTxtFile]: text });
  const fault = message && `.well-known/security.txt, Expires: ${message}; run \`npm run build\` and publish \`dist/\``;
  expect(securityTxtFault(dist, new Date(now))).toBe(fault);
});
