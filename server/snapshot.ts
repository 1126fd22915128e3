import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { contentType } from "mime-types";
import { headersFor, parseHeadersFile } from "./headers-file.ts";
import { readRedirects } from "./redirects-file.ts";

export interface Representation {
  content: Buffer;
  /** A strong ETag: unique for these bytes. */
  etag: string;
  coding?: string;
}

export type Resource = ReturnType<typeof readResource>;

export const isHtml = ({ headers }: Resource): boolean => /^text\/html/.test(headers.get("Content-Type") ?? "");

/** All that is served of one build, never mixed with another's. */
export type Snapshot = ReturnType<typeof readSnapshot>;

export const typeOf = (path: string): string => contentType(extname(path)) || "application/octet-stream";

/** Hidden files except `/.well-known/`, and host files such as `/_headers`. */
const notServed = /^\/(_|\.(?!well-known\/))|.\/\./;

/** Written last, or moved with the whole folder: if it exists, the build is complete. */
const marker = "_headers";

function buildIn(folder: string) {
  const stats = statSync(join(folder, marker), { throwIfNoEntry: false });
  if (!stats) return undefined;
  const { ino, size, mtimeMs, ctimeMs } = stats;
  return { build: [ino, size, mtimeMs, ctimeMs].join(), builtAt: Math.floor(mtimeMs / 1000) * 1000 };
}

function readResource(file: string, headers: ReadonlyMap<string, string>) {
  const content = readFileSync(file);
  const tag = hash("sha256", content, "base64url").slice(0, 22);
  const identity: Representation = { content, etag: `"${tag}"` };
  // Content codings with their file extensions, best first.
  const encoded: readonly Representation[] = Object.entries({ br: ".br", gzip: ".gz" })
    .filter(([, extension]) => existsSync(file + extension))
    .map(([coding, extension]) => ({ content: readFileSync(file + extension), etag: `"${tag}-${coding}"`, coding }));
  return { headers, identity, encoded };
}

/** Reads a built folder into memory. Throws an `Error` if it is incomplete, or changes while it is read. */
export function readSnapshot(folder: string) {
  const current = buildIn(folder);
  if (!current) throw new Error(`${folder} is not a build: ${marker} is missing`);
  const rules = parseHeadersFile(readFileSync(join(folder, marker), "utf8"));
  const resources = new Map<string, Resource>();
  // A rule for exactly its path means that an HTML file or an archive is served under its own name.
  const named = new Set(rules.map(({ path }) => path));
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).replaceAll(sep, "/")}`;
    if (!entry.isFile() || notServed.test(path) || (/\.(br|gz)$/.test(path) && !named.has(path))) continue;
    const address = path === "/index.html" ? "/" : path.replace(/\.html$/, "");
    for (const name of named.has(path) ? [address, path] : [address]) {
      resources.set(name, readResource(file, new Map([["Content-Type", typeOf(path)], ...headersFor(rules, name)])));
    }
  }
  const notFound = resources.get("/404");
  if (!notFound) throw new Error(`${folder} is not a build: 404.html is missing`);
  resources.delete("/404");
  const redirects = new Map(readRedirects(folder).map((redirect) => [redirect.from, redirect]));
  if (buildIn(folder)?.build !== current.build) throw new Error(`${folder} was rebuilt while it was read`);
  return { resources, notFound, rules, redirects, ...current };
}

/** Keeps the previous snapshot while the folder is missing, incomplete, invalid or unreadable, which it logs once. */
export function createSnapshotReader(folder: string): () => Snapshot {
  let snapshot = readSnapshot(folder);
  let lastFault = "";
  return () => {
    try {
      const build = buildIn(folder)?.build;
      if (build !== undefined && build !== snapshot.build) snapshot = readSnapshot(folder);
      lastFault = "";
    } catch (error) {
      const { message } = error as Error;
      if (message !== lastFault) console.error(`Still serving the previous build: ${message}`);
      lastFault = message;
    }
    return snapshot;
  };
}
