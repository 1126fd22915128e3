import { expect, it } from "vitest";
import { headersFor, parseHeadersFile } from "./headers-file.ts";

const rules = parseHeadersFile(`# build: 0123
# what every answer says
/*
  X-Frame-Options: DENY
  Cache-Control: max-age=0
  Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-a:b='

/assets/*
  # once made, never changed
  ! cache-control
  Cache-Control: immutable\r
/favicon.ico
\tContent-Type: image/x-icon
  X-Frame-Options: SAMEORIGIN
`);

const headersOf = (path: string) => Object.fromEntries(headersFor(rules, path));

it("gives a path what the rules for all paths, for its prefix and for itself say", () => {
  expect(headersOf("/de")).toEqual({
    "X-Frame-Options": "DENY",
    "Cache-Control": "max-age=0",
    "Content-Security-Policy": "default-src 'none'; script-src 'self' 'sha256-a:b='",
  });
  expect(headersOf("/favicon.ico")["Content-Type"]).toBe("image/x-icon");
  expect(headersOf("/favicon.ico/more")).not.toHaveProperty("Content-Type");
});

it("takes away what a rule takes away, whatever the case of its name", () => {
  expect(headersOf("/assets/a.js")["Cache-Control"]).toBe("immutable");
  expect(headersOf("/assets")["Cache-Control"]).toBe("max-age=0");
});

it("joins what two rules give, as hosts do", () => {
  expect(headersOf("/favicon.ico")["X-Frame-Options"]).toBe("DENY, SAMEORIGIN");
});

it.each([
  ["  X-Early: 1", "line 1: a path is wanted before the first header"],
  ["/*\n  X Space: 1", "line 2: "],
  ["/*\n  Colonless", "line 2: a name, a colon"],
  ["/*\n  X: \u0001", "line 2: "],
  ["https://a.example/*\n  X: 1", "line 1: a path, or a prefix"],
  ["/*/b\n  X: 1", "line 1: a path, or a prefix"],
])("refuses %j and names the line", (text, message) => {
  expect(() => parseHeadersFile(text)).toThrow(`_headers, ${message}`);
});

it("reads a file of nothing", () => {
  expect(headersFor(parseHeadersFile(""), "/").size).toBe(0);
});
