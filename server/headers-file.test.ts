import { expect, it } from "vitest";
import { headersFor, parseHeadersFile } from "./headers-file.ts";

const policy = "default-src 'none'; script-src 'self' 'sha256-a:b='";

const rules = parseHeadersFile(`# build: 0123
/*
  X-Frame-Options: DENY
  Cache-Control: max-age=0
  Content-Security-Policy: ${policy}

/assets/*
  # once made, never changed
  ! Cache-Control
  Cache-Control: immutable\r
/favicon.ico
\tContent-Type: image/x-icon
  X-Frame-Options: SAMEORIGIN
`);

const defaults = { "X-Frame-Options": "DENY", "Cache-Control": "max-age=0", "Content-Security-Policy": policy };
const iconHeaders = { "Content-Type": "image/x-icon", "X-Frame-Options": "DENY, SAMEORIGIN" };

it.each([
  ["for all paths", "/de", defaults],
  ["for its prefix, without removed headers", "/assets/a.js", { ...defaults, "Cache-Control": "immutable" }],
  ["for no longer prefix", "/assets", defaults],
  ["for itself, joined with earlier ones", "/favicon.ico", { ...defaults, ...iconHeaders }],
  ["for no shorter path", "/favicon.ico/more", defaults],
])("applies the rules %s: %s", (_which, path, headers) => {
  expect(Object.fromEntries(headersFor(rules, path))).toEqual(headers);
});

it.each([
  ["  X-Early: 1", '_headers: got "  X-Early: 1", expected a path'],
  ["/*\n  X Space: 1", "X Space"],
  ["/*\n  Colonless", "Header name"],
  ["/*\n  X: \u0001", "Invalid character"],
  ["https://a.example/*\n  X: 1", "expected a path"],
  ["/*/b\n  X: 1", "expected a path, or a prefix that ends with *"],
])("rejects %j", (text, fault) => expect(() => parseHeadersFile(text)).toThrow(fault));
