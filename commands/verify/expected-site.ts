import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSnapshot } from "../../server/snapshot.ts";
import { readBuiltSite } from "../host/built-site.ts";

export type ExpectedSite = ReturnType<typeof readExpectedSite>;

export function readExpectedSite(dist: string) {
  const site = readBuiltSite(dist);
  const addresses = readFileSync(join(site.folder, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g);
  const pages = [...addresses].map(([, address = ""]) => new URL(address).pathname);
  const paths = [...readSnapshot(site.folder).resources.keys()].sort();
  return { ...site, pages, files: paths.filter((path) => !pages.includes(path)) };
}
