import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { licenceFaults, packagesIn } from "./packages.ts";

const lockOf = (file: string) => JSON.parse(readFileSync(file, "utf8"));

it("every licence of the site's packages is known and allowed", () => {
  expect(licenceFaults(packagesIn(lockOf("package-lock.json")))).toEqual([]);
});

it("so is every licence of what measures the site, which nobody is sent", () => {
  const packages = packagesIn(lockOf("bench/package-lock.json"));
  expect(licenceFaults(packages.map((one) => ({ ...one, reach: "development" as const })))).toEqual([]);
});

it("what visitors get something of is locked", () => {
  const packages = packagesIn(lockOf("package-lock.json")).filter(({ reach }) => reach === "visitors");
  expect(packages.map(({ name }) => name)).toEqual([
    "@fontsource-variable/literata",
    "@fontsource-variable/onest",
    "embla-carousel",
    "embla-carousel-autoplay",
    "lucide-static",
  ]);
});

describe("a licence", () => {
  const faultsOf = (name: string, license: string | undefined, dev = true) => {
    const entry = { version: "1.0.0", ...(license !== undefined && { license }), ...(dev && { dev }) };
    return licenceFaults(packagesIn({ packages: { "": { version: "" }, [`node_modules/${name}`]: entry } }));
  };

  it.each([
    ["a", "MIT"],
    ["a", "(MIT AND Zlib)"],
    ["a", "GPL-3.0-only OR MIT"],
    ["axe-core", "MPL-2.0"],
    ["@img/sharp-win32-x64", "Apache-2.0 AND LGPL-3.0-or-later"],
  ])("of %s may be %s where the site is built", (name, licence) => {
    expect(faultsOf(name, licence)).toEqual([]);
  });

  it.each([
    ["a", undefined, true],
    ["a", "UNLICENSED", true],
    ["a", "SEE LICENSE IN LICENSE.md", true],
    ["a", "GPL-3.0-only", true],
    ["a", "MIT AND GPL-3.0-only", true],
    ["a", "MPL-2.0", true],
    ["axe-core", "MPL-2.0", false],
    ["embla-carousel", "LGPL-3.0-or-later", false],
    ["@img/sharp-linux-x64", "LGPL-3.0-or-later", false],
  ])("of %s is not %s (only there: %s)", (name, licence, dev) => {
    expect(faultsOf(name, licence, dev)).toHaveLength(1);
  });

  it("of a part for one system is that of the whole, where a mirror of the registry does not say it", () => {
    const packages = {
      "node_modules/whole": { version: "1.0.0", license: "MIT", optionalDependencies: { "whole-win32": "1.0.0" } },
      "node_modules/whole-win32": { version: "1.0.0", os: ["win32"] },
      "node_modules/a/node_modules/lost": { version: "1.0.0", os: ["win32"] },
    };
    expect(packagesIn({ packages }).map(({ name, licence }) => [name, licence])).toEqual([
      ["lost", undefined],
      ["whole", "MIT"],
      ["whole-win32", "MIT"],
    ]);
  });
});
