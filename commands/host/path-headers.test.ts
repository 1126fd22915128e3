import { expect, it } from "vitest";
import { parseHeadersFile } from "../../server/headers-file.ts";
import { wwwVariantOf } from "./built-site.ts";
import { headersByPath } from "./path-headers.ts";

const policy = "default-src 'none'; script-src 'sha256-a:b='";

it("gives every path the headers of all its rules, the more specific last", () => {
  const rules = parseHeadersFile(`/*
  X-A: site
  X-B: ${policy}
# twice

/a/b.js
  ! X-A
  X-A: file\r
\tX-C: added
  X-C: joined

/a/deep/*
  ! X-B

/a/*
  ! X-A
  X-A: folder
`);
  expect(headersByPath(rules).map(({ path, headers }) => [path, Object.fromEntries(headers)])).toEqual([
    ["/*", { "X-A": "site", "X-B": policy }],
    ["/a/*", { "X-A": "folder", "X-B": policy }],
    ["/a/deep/*", { "X-A": "folder" }],
    ["/a/b.js", { "X-A": "folder", "X-B": policy, "X-C": "added, joined" }],
  ]);
});

it.each([
  ["xn--e1afmkfd.xn--p1ai", "www.xn--e1afmkfd.xn--p1ai"],
  ["localhost", undefined],
  ["127.0.0.1", undefined, true],
])("derives from %s the variant %s", (host, variant, isRegistered = false) => {
  expect(wwwVariantOf(host, isRegistered)).toBe(variant);
});
