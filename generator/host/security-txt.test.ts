import { expect, it } from "vitest";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { loadSite } from "../inputs/load-site.ts";
import { securityTxt } from "./security-txt.ts";

const site = loadSite(siteConfig, {});
const text = securityTxt(site, "2026-11-22");

it("says whom to tell, until when that holds, in which languages and where it stands", () => {
  expect(text).toBe(
    [
      "Contact: mailto:info@aulia.example",
      "Expires: 2027-10-22T00:00:00Z",
      "Preferred-Languages: en, es",
      "Canonical: https://www.aulia.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});

it.each([
  ["security@aulia.example", "Contact: mailto:security@aulia.example"],
  ["https://www.aulia.example/report?to=1", "Contact: https://www.aulia.example/report?to=1"],
])("names %s where the owner has one for this", (securityContact, line) => {
  expect(securityTxt(loadSite({ ...siteConfig, securityContact }, {}), "2026-11-22").split("\n")[0]).toBe(line);
});

it("holds less than a year, from every day", () => {
  for (const day of ["2026-11-22", "2028-02-29", "2027-03-01"]) {
    const [, expires = ""] = /^Expires: (.*)$/m.exec(securityTxt(site, day)) ?? [];
    const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
    expect(days, day).toBeGreaterThan(300);
    expect(days, day).toBeLessThan(365);
  }
});
