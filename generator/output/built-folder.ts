import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readRedirects } from "../../server/redirects-file.ts";
import { filesBelow } from "../files-below.ts";

/** A built site as its links see it. */
export type BuiltFolder = Readonly<ReturnType<typeof readBuiltFolder>>;

/** Reads a folder that the build has written; compressed files and what is for the host alone are left out. */
export function readBuiltFolder(folder: string, origin: string) {
  /** By the path at which each answers, `/de/terms` for `de/terms.html`; the page of a missing address by `/404`. */
  const documents = new Map<string, string>();
  /** Every other file by its path, with its text where it is one. */
  const files = new Map<string, string>();
  for (const file of filesBelow(folder).filter((file) => !/\.(br|gz)$|^_(headers|redirects)$/.test(file))) {
    const text = /\.(html|css|js|webmanifest|xml|txt)$/.test(file) ? readFileSync(join(folder, file), "utf8") : "";
    if (file.endsWith(".html")) documents.set(`/${file === "index.html" ? "" : file.slice(0, -".html".length)}`, text);
    else files.set(`/${file}`, text);
  }
  return { origin, documents, files, redirects: new Map(readRedirects(folder).map(({ from, to }) => [from, to])) };
}
