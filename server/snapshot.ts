import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { contentType } from "mime-types";
import { headersFor, parseHeadersFile } from "./headers-file.ts";
import { type Redirect, readRedirects } from "./redirects-file.ts";

/** A file in the form in which it is sent. */
export interface Representation {
  content: Buffer;
  /** A strong tag: one for one sequence of bytes. */
  etag: string;
  coding?: string;
}

export interface Resource {
  headers: ReadonlyMap<string, string>;
  identity: Representation;
  /** The compressed forms, best first. */
  encoded: readonly Representation[];
}

/** All of a build that is for visitors: documents, files and policy, which must never meet another build's. */
export interface Snapshot {
  /** By the path at which each answers, with its escapes undone. */
  resources: ReadonlyMap<string, Resource>;
  notFound: Resource;
  /** By the path that has moved. */
  redirects: ReadonlyMap<string, Redirect>;
  /** In ms since 1970, whole seconds. */
  builtAt: number;
  /** Differs from one build to the next. */
  build: string;
}

/** The content codings in which files may lie beside themselves, best first, with the extensions of those files. */
const extensions = { br: ".br", gzip: ".gz" };

/** Compressed files, which answer as what they are compressed of; hidden ones but `/.well-known/`; those for hosts, such as `/_headers`. */
const unnamed = /\.(br|gz)$|^\/(_|\.(?!well-known\/))|.\/\./;

/** Written last, or put in place with the whole folder: when it is there, all is. */
const marker = "_headers";

/** The build in a folder; none while the marker is not there. */
function buildIn(folder: string): Pick<Snapshot, "build" | "builtAt"> | undefined {
  const stats = statSync(join(folder, marker), { throwIfNoEntry: false });
  if (!stats) return undefined;
  const { ino, size, mtimeMs, ctimeMs } = stats;
  return { build: [ino, size, mtimeMs, ctimeMs].join(), builtAt: Math.floor(mtimeMs / 1000) * 1000 };
}

function readResource(file: string, headers: Resource["headers"]): Resource {
  const content = readFileSync(file);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const encoded = Object.entries(extensions)
    .filter(([, extension]) => existsSync(file + extension))
    .map(([coding, extension]) => ({ content: readFileSync(file + extension), etag: `"${hash}-${coding}"`, coding }));
  return { headers, identity: { content, etag: `"${hash}"` }, encoded };
}

/** Reads a built folder into memory. Throws an `Error` when it is not whole, or is changed while it is read. */
export function readSnapshot(folder: string): Snapshot {
  const found = buildIn(folder);
  if (!found) throw new Error(`${folder} holds no build: ${marker} is missing`);
  const rules = parseHeadersFile(readFileSync(join(folder, marker), "utf8"));
  const resources = new Map<string, Resource>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).replaceAll(sep, "/")}`;
    if (!entry.isFile() || unnamed.test(path)) continue;
    const address = path === "/index.html" ? "/" : path.replace(/\.html$/, "");
    const type = contentType(extname(path)) || "application/octet-stream";
    resources.set(address, readResource(file, new Map([["Content-Type", type], ...headersFor(rules, address)])));
  }
  const notFound = resources.get("/404");
  if (!notFound) throw new Error(`${folder} holds no build: 404.html is missing`);
  resources.delete("/404");
  const redirects = new Map(readRedirects(folder).map((redirect) => [redirect.from, redirect]));
  if (buildIn(folder)?.build !== found.build) throw new Error(`${folder} was built anew while it was read`);
  return { resources, notFound, redirects, ...found };
}

/**
 * Reads a folder and gives back what tells its latest whole snapshot. While the folder is absent, half-written or wrong, the
 * snapshot before stays; why it does is logged once a build. Throws an `Error` when there is no whole build to begin with.
 */
export function keepSnapshot(folder: string, log: (line: string) => void): () => Snapshot {
  let snapshot = readSnapshot(folder);
  let lastSeen: string | undefined = snapshot.build;
  return () => {
    const build = buildIn(folder)?.build;
    if (build === undefined || build === lastSeen) return snapshot;
    lastSeen = build;
    try {
      snapshot = readSnapshot(folder);
    } catch (error) {
      log(`The build before is served on: ${(error as Error).message}`);
    }
    return snapshot;
  };
}
