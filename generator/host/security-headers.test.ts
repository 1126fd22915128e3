import { describe, expect, it } from "vitest";
import { headersFor, parseHeadersFile } from "../../server/headers-file.ts";
import { headerRules, headersFile } from "./security-headers.ts";

const inline = { scripts: ["1"], styles: ["a{}"] };
const bound = { includeSubDomains: false, preload: false };
const hashed = ["assets/x-1.js", "assets/y-2.woff2"];
const written = headersFile(headerRules(inline, bound, hashed));

/** What a host that reads the file answers a path with. */
const headersAt = (path: string, file = written): Record<string, string> =>
  Object.fromEntries(headersFor(parseHeadersFile(file), path));

it("allows no inline code but the named, and nothing from elsewhere", () => {
  const policy = headersAt("/")["Content-Security-Policy"] ?? "";
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
  const file = headersFile(headerRules(inline, transport, hashed));
  expect(headersAt("/", file)["Strict-Transport-Security"]).toBe(header);
});

it("keeps a page apart from what other sites open, embed and read", () => {
  expect(headersAt("/de")).toMatchObject({
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Cross-Origin-Resource-Policy": "same-site",
  });
  expect(headersAt("/cards/en/landing.jpg")["Cross-Origin-Resource-Policy"]).toBe("cross-origin");
});

describe("a browser", () => {
  it("keeps a hashed file for ever and asks again for pages", () => {
    for (const file of hashed)
      expect(headersAt(`/${file}`)["Cache-Control"]).toBe("public, max-age=31536000, immutable");
    expect(headersAt("/de/terms")["Cache-Control"]).toBe("public, max-age=0, must-revalidate");
  });

  it("does not keep that a file of another build is missing, also where a host sends a path's headers with its 404", () => {
    for (const path of ["/assets/x-0.js", "/assets/", "/assets/x-1.js.map"]) {
      expect(headersAt(path)["Cache-Control"], path).toBe("public, max-age=0, must-revalidate");
    }
  });
});

it("takes a header away before it sets it again, as hosts join what matches twice", () => {
  const rule = written.split("\n\n").find((text) => text.startsWith("/assets/x-1.js"));
  expect(rule?.split("\n").slice(1, 3)).toEqual(["  ! Cache-Control", expect.stringContaining("  Cache-Control: ")]);
});

describe("what hosts would leave out in silence is refused", () => {
  it("more rules than they read", () => {
    const many = Array.from({ length: 100 }, (_, index) => `assets/x-${index}.js`);
    expect(() => headersFile(headerRules(inline, bound, many))).toThrow(/^_headers: 1\d\d rules, hosts read 100/);
  });

  it("a longer line than they read", () => {
    const styles = Array.from({ length: 40 }, (_, index) => `a{order:${index}}`);
    expect(() => headersFile(headerRules({ ...inline, styles }, bound, hashed))).toThrow(
      /^_headers: 2\d{3} characters, hosts read 2000: shorten {3}Content-Security-Policy/,
    );
  });
});
