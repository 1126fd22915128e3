import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type HeadFacts, headFactsIn } from "../../generator/built/head-facts.ts";
import { readSnapshot } from "../../server/snapshot.ts";
import { type BuiltSite, readBuiltSite } from "../host/built-site.ts";

/** A built folder as a host is to show it. */
export interface ExpectedSite extends BuiltSite {
  pages: readonly { path: string; facts: HeadFacts }[];
  notFound: HeadFacts;
  /** Every file that a visitor may ask for by its name, as a path. */
  files: readonly string[];
}

/** Reads a built folder. Throws an `OwnerError` with the remedy when it holds no whole build. */
export function readExpectedSite(dist: string): ExpectedSite {
  const site = readBuiltSite(dist);
  const { documents, files, notFound } = readSnapshot(site.folder);
  const addresses = readFileSync(join(site.folder, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = [...addresses].map(([, address = ""]) => new URL(address).pathname);
  const factsIn = (content: Buffer | undefined) => headFactsIn(String(content ?? ""));
  return {
    ...site,
    pages: paths.map((path) => ({ path, facts: factsIn(documents.get(path)?.plain.content) })),
    notFound: factsIn(notFound.plain.content),
    files: [...files.keys()].sort(),
  };
}
