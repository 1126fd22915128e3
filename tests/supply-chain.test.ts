import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Locked {
  version: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const kinds = ["dependencies", "devDependencies", "optionalDependencies"] as const;

describe.each(["", "bench/", "tests/html/", "tests/hosts/edge/"])("%spackage.json", (folder) => {
  const wanted = read(`${folder}package.json`) as Locked;
  const { packages } = read(`${folder}package-lock.json`) as { packages: Record<string, Locked> };
  const asked = kinds.flatMap((kind) => Object.entries(wanted[kind] ?? {}));
  const locked = Object.entries(packages).filter(([place]) => place !== "");

  it("asks for exact versions", () => {
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it("is what its lock file was made from", () => {
    for (const kind of kinds) expect(packages[""]?.[kind] ?? {}, kind).toEqual(wanted[kind] ?? {});
    expect(asked.filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)).toEqual([]);
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
  const { packages } = read("package-lock.json") as { packages: Record<string, Locked> };
  expect(Object.keys(packages).filter((place) => packages[place]?.hasInstallScript)).toEqual([]);
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});

const permissive = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|OFL-1\.1|Python-2\.0|Zlib)$/;

/** Packages that ask for their own code to stay open, which nobody is sent: they run where the site is built and tested. */
const openTools: Readonly<Record<string, RegExp>> = {
  "MPL-2.0": /^(axe-core|lightningcss(-.*)?|mediabunny)$/,
  "LGPL-3.0-or-later": /^@img\/sharp-/,
};

it.each(["", "bench/"])("every licence in %spackage-lock.json is known and allowed", (folder) => {
  const { packages } = read(`${folder}package-lock.json`) as { packages: Record<string, Locked> };
  const entries = Object.entries(packages).filter(([place]) => place !== "");
  const refused = entries.flatMap(([place, { license, dev }]) => {
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    // A mirror of the registry may not say it of a part for one system: then it is that of the whole.
    const whole = entries.find(([, { optionalDependencies }]) => optionalDependencies?.[name])?.[1];
    const licence = license ?? whole?.license ?? "nothing";
    const isAllowed = (one: string) =>
      permissive.test(one) || ((dev || folder === "bench/") && openTools[one]?.test(name));
    const choices = licence.replaceAll(/[()]/g, "").split(" OR ");
    return choices.some((choice) => choice.split(" AND ").every(isAllowed)) ? [] : [`${name}: ${licence}`];
  });
  expect(refused).toEqual([]);
});
