import { createHash } from "node:crypto";
import { type Dirent, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { type HeaderRules, parseHeadersFile } from "./headers-file.ts";
import { type Encoding, encodings, endings } from "./protocol/encoding.ts";
import { isForVisitors } from "./protocol/request-target.ts";
import { type Redirect, readRedirects } from "./redirects-file.ts";

/** A document as it is sent in one coding. */
interface StoredForm {
  content: Buffer;
  etag: string;
}

export interface StoredDocument {
  plain: StoredForm;
  packed: ReadonlyMap<Encoding, StoredForm>;
}

/** The documents of a build and the policy that was written for them: what must never meet another build's. */
export interface Snapshot {
  /** By the path at which each answers. */
  documents: ReadonlyMap<string, StoredDocument>;
  notFound: StoredDocument;
  /** Every other file for visitors by its path, with the codings in which it lies beside itself. */
  files: ReadonlyMap<string, readonly Encoding[]>;
  rules: HeaderRules;
  /** By the path that has moved. */
  redirects: ReadonlyMap<string, Redirect>;
  /** In ms since 1970. */
  builtAt: number;
  /** Differs from one build to the next. */
  build: string;
}

/** Written last, or put in place with the whole folder: when it is there, all is. */
const marker = "_headers";

/** The build in a folder; none while the marker cannot be reached, for whatever reason. */
function buildIn(folder: string): Pick<Snapshot, "build" | "builtAt"> | undefined {
  try {
    const { ino, size, mtimeMs, ctimeMs } = statSync(join(folder, marker));
    return { build: [ino, size, mtimeMs, ctimeMs].join(), builtAt: mtimeMs };
  } catch {
    return undefined;
  }
}

function readDocument(file: string): StoredDocument {
  const content = readFileSync(file);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const packed = encodings
    .filter((encoding) => existsSync(file + endings[encoding]))
    .map((encoding) => {
      const form = { content: readFileSync(file + endings[encoding]), etag: `"${hash}-${encoding}"` };
      return [encoding, form] as const;
    });
  return { plain: { content, etag: `"${hash}"` }, packed: new Map(packed) };
}

/**
 * Reads the documents of a built folder and its header rules into memory, together. Throws an `Error` when the folder is
 * not whole, or is changed while it is read.
 */
export function readSnapshot(folder: string): Snapshot {
  const before = buildIn(folder);
  if (!before) throw new Error(`${folder} holds no build: ${marker} is missing`);
  const rules = parseHeadersFile(readFileSync(join(folder, marker), "utf8"));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
  const pathOf = ({ parentPath, name }: Dirent) => relative(folder, join(parentPath, name)).split(sep).join("/");
  const paths = new Set(entries.map((entry) => `/${pathOf(entry)}`));
  const documents = [...paths]
    .filter((path) => path.endsWith(".html") && path !== "/404.html")
    .map((path) => (path === "/index.html" ? "/" : path.slice(0, -".html".length)))
    .filter(isForVisitors)
    .map((path) => [path, readDocument(join(folder, path === "/" ? "index.html" : `${path}.html`))] as const);
  const codingsOf = (path: string) => encodings.filter((encoding) => paths.has(path + endings[encoding]));
  const files = [...paths].filter(isForVisitors).map((path) => [path, codingsOf(path)] as const);
  const notFound = readDocument(join(folder, "404.html"));
  const redirects = new Map(readRedirects(folder).map((redirect) => [redirect.from, redirect]));
  if (buildIn(folder)?.build !== before.build) throw new Error(`${folder} was built anew while it was read`);
  return { documents: new Map(documents), files: new Map(files), notFound, rules, redirects, ...before };
}

/**
 * Reads a folder and gives back what tells its latest whole snapshot. The folder is looked at again when asked at least
 * `pollInterval` ms after the last look; while it is absent, half-written or wrong, the snapshot before stays.
 * Throws an `Error` when there is no whole build to begin with; later ones are logged.
 */
export function keepSnapshot(folder: string, pollInterval: number, log: (line: string) => void): () => Snapshot {
  let snapshot = readSnapshot(folder);
  let lookedAt = performance.now();
  let logged: string | undefined;
  return () => {
    if (performance.now() - lookedAt < pollInterval) return snapshot;
    lookedAt = performance.now();
    const build = buildIn(folder)?.build;
    if (build === undefined || build === snapshot.build) return snapshot;
    try {
      snapshot = readSnapshot(folder);
      logged = undefined;
    } catch (error) {
      // A folder that is being written or swapped is no fault: the next look finds it whole.
      if (buildIn(folder)?.build !== build) return snapshot;
      const { message } = error as Error;
      if (message !== logged) log(`The build before is served on: ${message}`);
      logged = message;
    }
    return snapshot;
  };
}
