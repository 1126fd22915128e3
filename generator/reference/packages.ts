import { readFileSync } from "node:fs";
import { code, table } from "./markdown.ts";

/** What a lock file says of a package. */
interface Locked {
  version: string;
  license?: string;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}

export interface Package {
  name: string;
  version: string;
  /** In SPDX's words; nothing where neither it nor what it is a part of says so. */
  licence: string | undefined;
  /** How far it comes: to visitors, to whoever runs the server, or no further than whoever builds the site. */
  reach: "visitors" | "server" | "development";
  /** Whether it is the part of another package for one system. */
  isForOneSystem: boolean;
}

/** What visitors get something of: code, characters or drawings. */
const sentToVisitors: Readonly<Record<string, string>> = {
  "embla-carousel": "the carousel's code",
  "embla-carousel-autoplay": "the carousel's code",
  "@fontsource-variable/literata": "the characters in use",
  "@fontsource-variable/onest": "the characters in use",
  "lucide-static": "the drawings in use",
};

const nameAt = (place: string) => place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);

/** Every package of a lock file, by its name. */
export function packagesIn(lock: { packages: Readonly<Record<string, Locked>> }): Package[] {
  const entries = Object.entries(lock.packages).filter(([place]) => place !== "");
  const wholeOf = (name: string) => entries.find(([, { optionalDependencies }]) => optionalDependencies?.[name])?.[1];
  return entries
    .map(([place, { version, license, dev, os, cpu }]): Package => {
      const name = nameAt(place);
      const others = dev ? "development" : "server";
      return {
        name,
        version,
        licence: license ?? wholeOf(name)?.license,
        reach: name in sentToVisitors ? "visitors" : others,
        isForOneSystem: Boolean(os ?? cpu),
      };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

const permissive = /^(0BSD|Apache-2\.0|BSD-[23]-Clause|BlueOak-1\.0\.0|CC0-1\.0|ISC|MIT|OFL-1\.1|Python-2\.0|Zlib)$/;

/** Packages that ask for their own code to stay open, which nobody is sent: they run where the site is built and tested. */
const openTools: Readonly<Record<string, RegExp>> = {
  "MPL-2.0": /^(axe-core|lightningcss(-.*)?|mediabunny)$/,
  "LGPL-3.0-or-later": /^@img\/sharp-/,
};

function isAllowed({ name, licence = "", reach }: Package): boolean {
  const allowed = (one: string) => permissive.test(one) || (reach === "development" && openTools[one]?.test(name));
  const choices = licence.replaceAll(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every(allowed));
}

/** The packages whose licence is unknown or binds more than the project's owner is to be bound, one line each. */
export function licenceFaults(packages: readonly Package[]): string[] {
  return packages
    .filter((one) => !isAllowed(one))
    .map(({ name, licence = "nothing", reach }) => `${name} (${reach}): got ${licence}, wants a permissive licence`);
}

const row = ({ name, version, licence = "" }: Package) => [code(name), version, licence];

function byLicence(packages: readonly Package[]): string[][] {
  const licences = [...new Set(packages.map(({ licence = "" }) => licence))].sort();
  return licences.map((licence) => {
    const names = packages.filter((one) => one.licence === licence).map(({ name }) => name);
    return [licence, [...new Set(names)].map(code).join(", ")];
  });
}

/** `docs/reference/packages.md`: every package in the lock file and its licence. */
export function packagesReference(): string {
  const packages = packagesIn(JSON.parse(readFileSync("package-lock.json", "utf8")));
  const reaching = (reach: Package["reach"]) => packages.filter((one) => one.reach === reach);
  const tools = reaching("development");
  return [
    "# The packages and their licences",
    "<!-- Written by `npm run docs` from `package-lock.json`. -->",
    "## What visitors get something of",
    table(
      ["package", "version", "licence", "what"],
      reaching("visitors").map((one) => [...row(one), sentToVisitors[one.name] ?? ""]),
    ),
    "## What else `npm ci --omit=dev` installs: the server, and React, which only writes documents",
    table(["package", "version", "licence"], reaching("server").map(row)),
    "## What builds and tests the site",
    table(["licence", "packages"], byLicence(tools.filter(({ isForOneSystem }) => !isForOneSystem))),
    "Some of these have parts for one system each:",
    table(["licence", "parts"], byLicence(tools.filter(({ isForOneSystem }) => isForOneSystem))),
  ]
    .map((part) => part.trimEnd())
    .join("\n\n")
    .concat("\n");
}
