import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

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
  Object.entries<LockedPackage>(read(`${folder}package-lock.json`).packages).filter(([place]) => place !== "");
const kinds = ["dependencies", "devDependencies", "optionalDependencies"] as const;

describe.each(["", "bench/", "tests/html/", "tests/hosts/edge/"])("%spackage.json", (folder) => {
  const wanted = read(`${folder}package.json`);
  const asked = kinds.flatMap((kind) => Object.entries<string>(wanted[kind] ?? {}));
  const locked = lockedIn(folder);

  it("asks for exact versions", () => {
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it("is locked with the hash of every package, but for parts for systems whose hash a mirror did not tell", () => {
    const bare = locked.filter(([, { integrity }]) => !integrity?.startsWith("sha512-"));
    expect(bare.filter(([, { optional, os, cpu }]) => !(optional && (os || cpu))).map(([place]) => place)).toEqual([]);
  });

  it("names no source but the registry that whoever installs has chosen", () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([place]) => place)).toEqual([]);
  });
});

it("no package runs code of its own when it is installed", () => {
  expect(lockedIn("").filter(([, { hasInstallScript }]) => hasInstallScript)).toEqual([]);
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

const permissive = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|OFL-1\.1|Python-2\.0|Zlib)$/;

/** Packages that ask for their own code to stay open, which nobody is sent: they run where the site is built and tested. */
const openTools: Readonly<Record<string, RegExp>> = {
  "MPL-2.0": /^(axe-core|lightningcss(-.*)?|mediabunny)$/,
  "LGPL-3.0-or-later": /^@img\/sharp-/,
};

it.each(["", "bench/"])("every licence in %spackage-lock.json is known and allowed", (folder) => {
  const refused = lockedIn(folder).flatMap(([place, { license, dev, optional }]) => {
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    // A mirror of the registry may not say it of a part for one system, which has that of the whole.
    if (!license && optional) return [];
    const isAllowed = (one: string) =>
      permissive.test(one) || ((dev || folder === "bench/") && openTools[one]?.test(name));
    const choices = (license ?? "").replaceAll(/[()]/g, "").split(" OR ");
    return choices.some((choice) => choice.split(" AND ").every(isAllowed)) ? [] : [`${name}: ${license}`];
  });
  expect(refused).toEqual([]);
});
