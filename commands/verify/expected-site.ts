import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { type HeadFacts, headFactsIn } from "../../generator/built/head-facts.ts";
import { type BuiltSite, readBuiltSite } from "../host/built-site.ts";

/** A built folder as a host is to show it. */
export interface ExpectedSite extends BuiltSite {
  pages: readonly { path: string; facts: HeadFacts }[];
  notFound: HeadFacts;
  /** Every file that a visitor may ask for by its name, as a path. */
  files: readonly string[];
}

const unnamed = /^\/(_|\.(?!well-known\/))|.\/\.|\.(html|br|gz)$/;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"))
    .sort();
}

/** Reads a built folder. Throws an `OwnerError` with the remedy when it holds no whole build. */
export function readExpectedSite(dist: string): ExpectedSite {
  const site = readBuiltSite(dist);
  const read = (file: string) => readFileSync(join(site.folder, file), "utf8");
  const addresses = [...read("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  const documentOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);
  return {
    ...site,
    pages: addresses
      .map((address) => new URL(address).pathname)
      .map((path) => ({ path, facts: headFactsIn(read(documentOf(path))) })),
    notFound: headFactsIn(existsSync(join(site.folder, "404.html")) ? read("404.html") : ""),
    files: filesIn(site.folder).filter((file) => !unnamed.test(file)),
  };
}
