import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { readRedirects } from "../../server/redirects-file.ts";

/** A built site as its links see it. */
export interface BuiltFolder {
  /** Where the site is to be found: `https://www.example.org`. */
  origin: string;
  /** The documents by the path at which each answers, `/de/terms` for `de/terms.html`; the page of a missing address by `/404`. */
  documents: ReadonlyMap<string, string>;
  /** Every other file by its path, with its text where it is one. */
  files: ReadonlyMap<string, string>;
  /** Where addresses of an earlier site lead, by those addresses. */
  redirects: ReadonlyMap<string, string>;
}

const isText = (path: string) => /\.(css|js|webmanifest|xml|txt)$/.test(path);

/** The path at which a document answers. */
const pathOfDocument = (file: string) => (file === "/index.html" ? "/" : file.slice(0, -".html".length));

/** Reads a folder that the build has written; compressed twins and what is for the host alone are left out. */
export function readBuiltFolder(folder: string, origin: string): BuiltFolder {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join("/"))
    .filter((path) => !/\.(br|gz)$|^\/_headers$/.test(path))
    .sort();
  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  const isDocument = (path: string) => path.endsWith(".html");
  return {
    origin,
    documents: new Map(paths.filter(isDocument).map((path) => [pathOfDocument(path), read(path)])),
    files: new Map(
      paths
        .filter((path) => !isDocument(path) && path !== "/_redirects")
        .map((path) => [path, isText(path) ? read(path) : ""]),
    ),
    redirects: new Map(readRedirects(folder).map(({ from, to }) => [from, to])),
  };
}
