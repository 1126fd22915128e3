import { utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll } from "vitest";
import { temporaryFolder, writeFiles } from "../../tools/testing/temporary-folder.ts";
import { listen } from "../listen.ts";
import { createSiteServer } from "../site-server.ts";

export const sampleFiles = {
  "index.html": `<h1>landing</h1>${"<p>A sentence that packs well.</p>".repeat(40)}`,
  "de.html": "<h1>deutsch</h1>",
  "de/terms.html": "<h1>bedingungen</h1>",
  "404.html": `<h1>missing</h1>${"<p>Nothing is here, and that packs well.</p>".repeat(40)}`,
  "assets/app-1.js": `export default 1;${"// A comment that packs well.\n".repeat(40)}`,
  "media/film.webm": Array.from({ length: 1000 }, (_, index) => String(index).padStart(4, "0")).join(""),
  "media/empty.bin": "",
  // So large that its response takes a while.
  "media/large.bin": "0".repeat(16 * 1024 * 1024),
  "favicon.ico": "icon",
  "google12ab.html": "google-site-verification: google12ab.html",
  "media/data.gz": "an archive",
  "media/unnamed.gz": "an archive without a rule",
  ".well-known/security.txt": "Contact: mailto:someone@example.org",
  ".env": "SECRET=1",
} as const;

export const longCache = "public, max-age=31536000, immutable";
export const checkedCache = "public, max-age=0, must-revalidate";

const _headers = `# build: 0123
/*
  X-Content-Type-Options: nosniff
  Cache-Control: ${checkedCache}

/assets/*
  ! Cache-Control
  Cache-Control: ${longCache}

/favicon.ico
  Content-Type: image/x-icon

/google12ab.html
  Content-Type: text/html; charset=utf-8

/media/data.gz
  Content-Type: application/gzip
`;

/** The last one is invalid in a header. */
const _redirects = "/old.php /terms 301\n/wrong /\u0436 301\n";

export const changedAt = new Date("2026-03-01T12:00:00Z");

/** Writes files like a build: those that match `compressed` with compressed variants. */
export function writeBuilt(
  folder: string,
  files: Readonly<Record<string, string>>,
  compressed = /^(index|404)\.html$|\.js$/,
) {
  for (const [file, content] of Object.entries(files)) {
    const variants = { [`${file}.br`]: brotliCompressSync(content), [`${file}.gz`]: gzipSync(content) };
    const versions = { [file]: content, ...(compressed.test(file) && variants) };
    writeFiles(folder, versions);
    for (const version of Object.keys(versions)) utimesSync(join(folder, version), changedAt, changedAt);
  }
}

export function sampleFolder(): string {
  const folder = temporaryFolder();
  writeBuilt(folder, { ...sampleFiles, _headers, _redirects });
  return folder;
}

/** Serves a folder at a free port until the tests of a file are done. */
export async function serveFolder(folder: string) {
  const logged: unknown[][] = [];
  const { server, stop } = createSiteServer(folder, (...words) => logged.push(words));
  afterAll(() => server.close().closeAllConnections());
  return { server, stop, logged, port: await listen(server, 0, "127.0.0.1") };
}
