import { describe, expect, it } from "vitest";
import { securityTxt } from "../../generator/host/security-txt.ts";
import { loadSite } from "../../generator/inputs/load-site.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { securityTxtFault } from "./security-txt-fault.ts";

const text = securityTxt(loadSite(siteConfig, {}), "2026-11-22");

describe("the check of one that has been published", () => {
  it.each([
    ["2026-11-22T12:00:00Z", undefined],
    ["2027-09-22T00:00:00Z", undefined],
    ["2027-09-22T00:00:01Z", "it expires in 30 days"],
    ["2027-10-21T12:00:00Z", "it expires in 1 days"],
    ["2027-10-22T00:00:01Z", "it has expired"],
  ])("at %s says: %s", (now, said) => {
    const fault = securityTxtFault(text, new Date(now));
    if (said === undefined) expect(fault).toBeUndefined();
    else
      expect(fault).toBe(
        `.well-known/security.txt, Expires: got 2027-10-22T00:00:00Z: ${said}; run \`npm run build\` and publish \`dist/\``,
      );
  });

  it.each([
    [undefined, ".well-known/security.txt: got nothing, wants a file; run"],
    ["", '.well-known/security.txt, Expires: got "", wants a moment by RFC 3339; run'],
    ["Contact: mailto:a@b.example\nExpires: soon\n", '.well-known/security.txt, Expires: got "soon", wants a moment'],
  ])("of %j says what is wrong", (broken, said) => {
    expect(securityTxtFault(broken, new Date("2026-11-22"))).toContain(said);
  });

  it("reads one that somebody else wrote", () => {
    const own = "# ours\r\nContact: https://a.example\r\nexpires:2027-10-22T02:00:00+02:00\r\n";
    expect(securityTxtFault(own, new Date("2026-11-22"))).toBeUndefined();
    expect(securityTxtFault(own, new Date("2027-10-23"))).toContain("it has expired");
  });
});
