import { expect, it } from "vitest";
import { temporaryFolder } from "../tools/testing/temporary-folder.ts";
import { locationOf, readRedirects } from "./redirects-file.ts";

const read = (_redirects: string) => readRedirects(temporaryFolder({ _redirects }));

it("reads one redirect per line, and skips comments", () => {
  expect(read("# build\r\n/old.php  /terms 301\n\n/a%20b https://a.example/ 302\n")).toEqual([
    { from: "/old.php", to: "/terms", status: 301 },
    { from: "/a b", to: "https://a.example/", status: 302 },
  ]);
});

it.each(["/old", "/old /new", "old /new 301", "/old /new 200", "/old /new 301 extra"])("rejects %j", (line) => {
  expect(() => read(`/a /b 301\n${line}`)).toThrow(`_redirects: got "${line}", expected "/from /to 301"`);
});

it.each([
  ["/terms", "", "/terms"],
  ["/terms", "?utm_source=x", "/terms?utm_source=x"],
  ["/de#products", "?utm_source=x", "/de?utm_source=x#products"],
  ["https://shop.example/?m=1", "?utm_source=x", "https://shop.example/?m=1"],
])("redirects to %s with query %j at %s", (to, query, location) => {
  expect(locationOf({ from: "/old", to, status: 301 }, query)).toBe(location);
});
