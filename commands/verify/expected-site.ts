import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSnapshot } from "../../server/snapshot.ts";
import { readBuiltSite } from "../host/built-site.ts";

export type ExpectedSite = ReturnType<typeof readExpectedSite>;

/** Reads a build folder. Throws an `OwnerError` if the build is missing or incomplete. */
export function readExpectedSite(dist: string) {
  const site = readBuiltSite(dist);
  const { resources, notFound } = readSnapshot(site.folder);
  const addresses = readFileSync(join(site.folder, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g);
  const paths = [...addresses].map(([, address = ""]) => new URL(address).pathname);
  const isPage = (path: string, type = "") => type.startsWith("text/html") && !path.endsWith(".html");
  const files = [...resources].filter(([path, { headers }]) => !isPage(path, headers.get("Content-Type")));
  return {
    ...site,
    pages: paths.map((path) => ({ path, html: String(resources.get(path)?.identity.content ?? "") })),
    notFound: String(notFound.identity.content),
    /** The paths of all public files but pages. */
    files: files.map(([path]) => path).sort(),
  };
}
