import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const lockedIn = (folder: string) =>
  Object.entries<LockedPackage>(read(`${folder}package-lock.json`).packages).filter(([path]) => path !== "");
const kinds = ["dependencies", "devDependencies", "optionalDependencies"] as const;

it.each(["", "tests/html/", "tests/engines/"])(
  "%spackage.json requests exact versions, and its lock file has each package's hash and no registry",
  (folder) => {
    const manifest = read(`${folder}package.json`);
    const requested = kinds.flatMap((kind) => Object.entries<string>(manifest[kind] ?? {}));
    expect(requested.filter(([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const badlyLocked = lockedIn(folder).filter(([, { integrity, resolved, optional, os, cpu }]) => {
      // A mirror may not report the hash of a platform-specific package.
      const hasHash = integrity?.startsWith("sha512-") || (optional && (os || cpu));
      return !hasHash || resolved !== undefined;
    });
    expect(badlyLocked).toEqual([]);
  },
);

it("installs no package with an install script", () => {
  expect(lockedIn("").filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

const permissive = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|OFL-1\.1|Python-2\.0|Zlib)$/;

/** Packages with weak copyleft. They only build and test the site, and are not distributed with it. */
const copyleftTools: Readonly<Record<string, RegExp>> = {
  "MPL-2.0": /^(axe-core|lightningcss(-.*)?)$/,
  "LGPL-3.0-or-later": /^@img\/sharp-/,
};

it("allows every licence in package-lock.json", () => {
  const refused = lockedIn("").flatMap(([path, { license, dev, optional }]) => {
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    // A mirror may lack the licence of a platform-specific package, which has that of its main package.
    if (!license && optional) return [];
    const isAllowed = (one: string) => permissive.test(one) || (dev && copyleftTools[one]?.test(name));
    const choices = (license ?? "").replaceAll(/[()]/g, "").split(" OR ");
    return choices.some((choice) => choice.split(" AND ").every(isAllowed)) ? [] : [`${name}: ${license}`];
  });
  expect(refused).toEqual([]);
});
