import { expect, it } from "vitest";
import { headerRules, headersFile, headersFor, parseHeadersFile } from "./security-headers.ts";

const inline = { scripts: ["1"], styles: ["a{}"] };
const rules = headerRules(inline, { includeSubDomains: false, preload: false });

it("allows no inline code but the named, and nothing from elsewhere", () => {
  const policy = headersFor(rules, "/")["Content-Security-Policy"] ?? "";
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
});

it.each([
  [{ includeSubDomains: false, preload: false }, "max-age=63072000"],
  [{ includeSubDomains: true, preload: false }, "max-age=63072000; includeSubDomains"],
  [{ includeSubDomains: true, preload: true }, "max-age=63072000; includeSubDomains; preload"],
])("commits the domain to no more than the owner has chosen: %j", (transport, header) => {
  expect(headersFor(headerRules(inline, transport), "/")["Strict-Transport-Security"]).toBe(header);
});

it("lets browsers keep hashed files for ever and ask again for pages", () => {
  expect(headersFor(rules, "/assets/x-1.js")["Cache-Control"]).toContain("immutable");
  expect(headersFor(rules, "/de/terms")["Cache-Control"]).toContain("must-revalidate");
});

it("says in the hosts' file exactly what it says to our own server", () => {
  const read = parseHeadersFile(headersFile(rules));
  for (const path of ["/", "/assets/x.js", "/media/hero.webm", "/cards/en/terms.jpg"]) {
    expect(headersFor(read, path)).toEqual(headersFor(rules, path));
  }
});

it("takes a header away before it sets it again, as hosts join what matches twice", () => {
  const assets = headersFile(rules)
    .split("\n\n")
    .find((rule) => rule.startsWith("/assets/*"));
  expect(assets?.split("\n").slice(1, 3)).toEqual(["  ! Cache-Control", expect.stringContaining("  Cache-Control: ")]);
});
