import { expect, it } from "vitest";
import { headersFor, readHeaderRules } from "./header-rules.ts";

const text = `# made by the build
/*
  X-Frame-Options: DENY
  Cache-Control: public, max-age=0

/assets/*
  ! Cache-Control
  Cache-Control: public, max-age=31536000, immutable

/plain.txt
  ! X-Frame-Options
`;

it.each([
  ["/", { "x-frame-options": "DENY", "cache-control": "public, max-age=0" }],
  ["/assets/a.js", { "x-frame-options": "DENY", "cache-control": "public, max-age=31536000, immutable" }],
  ["/plain.txt", { "cache-control": "public, max-age=0" }],
])("%s is answered with its rules", (path, headers) => {
  expect(headersFor(readHeaderRules(text), path)).toEqual(headers);
});

it("keeps the colons of a value", () => {
  expect(headersFor(readHeaderRules("/*\n  Link: <https://a.example>; rel=x"), "/")).toEqual({
    link: "<https://a.example>; rel=x",
  });
});

it("names a line that fits nowhere", () => {
  expect(() => readHeaderRules("  X-Test: yes")).toThrow('"X-Test: yes" stands before any path');
  expect(() => readHeaderRules("/*\n  X-Test yes")).toThrow('"X-Test yes" is no header');
});
