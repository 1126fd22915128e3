import { utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll } from "vitest";
import { temporaryFolder, writeFiles } from "../../tools/testing/temporary-folder.ts";
import { listen } from "../listen.ts";
import { createSiteServer } from "../site-server.ts";

/** A small built site: its files by their path below the folder. */
export const sampleFiles = {
  "index.html": `<h1>landing</h1>${"<p>A sentence that packs well.</p>".repeat(40)}`,
  "de.html": "<h1>deutsch</h1>",
  "de/terms.html": "<h1>bedingungen</h1>",
  "404.html": `<h1>missing</h1>${"<p>Nothing is here, and that packs well.</p>".repeat(40)}`,
  "assets/app-1.js": `export default 1;${"// A comment that packs well.\n".repeat(40)}`,
  "media/film.webm": Array.from({ length: 1000 }, (_, index) => String(index).padStart(4, "0")).join(""),
  "media/empty.bin": "",
  // Its answer is under way for a while.
  "media/large.bin": "0".repeat(16 * 1024 * 1024),
  "favicon.ico": "icon",
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
`;

/** The last cannot be sent in a header. */
const _redirects = "/old.php /terms 301\n/wrong /\u0436 301\n";

/** When every file of a sample was last changed. */
export const changedAt = new Date("2026-03-01T12:00:00Z");

/** Writes files as a build does: those that `compressed` matches with their compressed files. */
export function writeBuilt(
  folder: string,
  files: Readonly<Record<string, string>>,
  compressed = /^(index|404)\.html$|\.js$/,
) {
  for (const [file, content] of Object.entries(files)) {
    const packed = { [`${file}.br`]: brotliCompressSync(content), [`${file}.gz`]: gzipSync(content) };
    const forms = { [file]: content, ...(compressed.test(file) && packed) };
    writeFiles(folder, forms);
    for (const form of Object.keys(forms)) utimesSync(join(folder, form), changedAt, changedAt);
  }
}

/** A folder that holds the sample, and goes with the tests of a file. */
export function sampleFolder(): string {
  const folder = temporaryFolder();
  writeBuilt(folder, { ...sampleFiles, _headers, _redirects });
  return folder;
}

/** Serves a folder at a free port of this machine, until the tests of a file have run. */
export async function serveFolder(folder: string) {
  const logged: unknown[][] = [];
  const { server, stop } = createSiteServer(folder, (...words) => logged.push(words));
  afterAll(() => server.close().closeAllConnections());
  return { server, stop, logged, port: await listen(server, 0, "127.0.0.1") };
}
