import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readRedirects } from "../../server/redirects-file.ts";
import { documents as documentList } from "../document-list.ts";
import { filesBelow } from "../files-below.ts";

export type BuiltFolder = Readonly<ReturnType<typeof readBuiltFolder>>;

/** Reads a built folder, without its compressed files and the files for hosts. */
export function readBuiltFolder(folder: string, origin: string) {
  /** HTML by URL path: `/de/terms` for `de/terms.html`, `/404` for the 404 page. */
  const documents = new Map<string, string>();
  /** The other files by URL path: their text, empty for binary files. */
  const files = new Map<string, string>();
  const pages = new Set(documentList.map(({ file }) => file));
  const names = new Set(filesBelow(folder));
  const isCopy = (file: string) => /\.(br|gz)$/.test(file) && names.has(file.slice(0, -".br".length));
  for (const file of [...names].filter((name) => !isCopy(name) && !/^_(headers|redirects)$/.test(name))) {
    const text = /\.(html|css|js|webmanifest|xml|txt)$/.test(file) ? readFileSync(join(folder, file), "utf8") : "";
    if (file.endsWith(".html")) documents.set(`/${file === "index.html" ? "" : file.slice(0, -".html".length)}`, text);
    // An owner's page is served under its file's name too.
    if (!pages.has(file)) files.set(`/${file}`, file.endsWith(".html") ? "" : text);
  }
  return { origin, documents, files, redirects: new Map(readRedirects(folder).map(({ from, to }) => [from, to])) };
}
