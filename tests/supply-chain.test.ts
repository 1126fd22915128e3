import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

interface Locked {
  version: string;
  resolved?: string;
  integrity?: string;
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
