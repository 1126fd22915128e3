import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { localeCodes } from "../src/config/locales.ts";
import { pageKeys } from "../src/config/pages.ts";
import { pathOf } from "../src/lib/addresses.ts";

const modes = ["lighthouse", "bytes", "load"] as const;
export type Mode = (typeof modes)[number];

/** A built folder and how the tables call it. */
export interface Site {
  name: string;
  folder: string;
}

export interface Options {
  modes: readonly Mode[];
  /** How often each figure is taken. */
  runs: number;
  /** The paths of the pages to measure. */
  pages: readonly string[];
  /** The built folders, `dist` first. */
  sites: readonly Site[];
  desktop: boolean;
}

const everyPage = pageKeys.flatMap((page) => localeCodes.map((locale) => pathOf(page, locale)));

function readSite(text: string): Site {
  const [, name, folder] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (!name || !folder)
    throw new Error(`--site: got "${text}", wants a name and a built folder: before=../before/dist`);
  return { name, folder };
}

/**
 * Reads what stands behind the command. Throws an `Error` that names the option, what it got and what it wants; an option
 * that is none of ours throws too.
 */
export function readOptions(parameters: readonly string[], dist = "dist"): Options {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "5" },
      pages: { type: "string", default: "/" },
      site: { type: "string", multiple: true, default: [] },
      desktop: { type: "boolean", default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs: got "${values.runs}", wants a whole number from 1 on`);

  const named = positionals.map((name) => {
    const mode = modes.find((known) => known === name);
    if (!mode) throw new Error(`"${name}" is no mode; there are ${modes.join(", ")}`);
    return mode;
  });
  const pages = values.pages === "all" ? everyPage : values.pages.split(",");
  const unknown = pages.find((path) => !everyPage.includes(path));
  if (unknown !== undefined)
    throw new Error(`--pages: no page is "${unknown}"; there are ${everyPage.join(" ")}, and all`);

  const sites = [{ name: "ours", folder: dist }, ...values.site.map(readSite)];
  for (const [index, { name, folder }] of sites.entries()) {
    const taken = name === "baseline" || sites.findIndex((site) => site.name === name) < index;
    if (taken) throw new Error(`--site: "${name}" is taken, give ${folder} another name`);
    if (!existsSync(join(folder, "_headers")))
      throw new Error(`${folder} is no built site: run \`npm run build\` first`);
  }
  return { modes: named.length > 0 ? named : modes, runs, pages, sites, desktop: values.desktop };
}
