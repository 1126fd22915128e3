import { expect, it } from "vitest";
import { reportOf } from "./report.ts";
import { readAddress } from "./verify-site.ts";

it("accepts only the address of a site", () => {
  for (const address of ["https://www.site.example", "http://127.0.0.1:4321"]) {
    expect([readAddress(address), readAddress(`${address}/`)]).toEqual([address, address]);
  }
  const others = "www.site.example ftp://a.example https:// https://a.example/de https://me@a.example".split(" ");
  for (const text of ["", ...others]) {
    const fault = `got "${text}", expected a site's address without a path, such as https://`;
    expect(() => readAddress(text)).toThrow(fault);
  }
});

it("shows a fault once for all its places, with its remedy", () => {
  const fault = { text: "x-test: got nothing", remedy: "set it" };
  const findings = ["/", "/de", "/fr", "/ru", "/id"].map((where) => ({ where, ...fault }));
  expect(reportOf({ answers: 9, findings })).toBe(
    "  - /, /de, /fr and 2 more: x-test: got nothing\n    → set it\n9 responses checked: 5 errors",
  );
  expect(reportOf({ answers: 9, findings: [] })).toBe("9 responses checked: no difference from the build");
});
