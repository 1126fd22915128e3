import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { listen } from "../listen.ts";
import { createSiteServer, type SiteServerOptions } from "../site-server.ts";

/** A small built site: its files by their path below the folder. */
export const sampleFiles = {
  "index.html": `<h1>landing</h1>${"<p>A sentence that packs well.</p>".repeat(40)}`,
  "de.html": "<h1>deutsch</h1>",
  "de/terms.html": "<h1>bedingungen</h1>",
  "404.html": `<h1>missing</h1>${"<p>Nothing is here, and that packs well.</p>".repeat(40)}`,
  "assets/app-1.js": `export default 1;${"// A comment that packs well.\n".repeat(40)}`,
  "media/film.webm": Array.from({ length: 1000 }, (_, index) => String(index).padStart(4, "0")).join(""),
  "media/empty.bin": "",
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

/** When every file of a sample was last changed. */
export const changedAt = new Date("2026-03-01T12:00:00Z");

/** Writes files below a folder, those that `packed` matches with their compressed twins. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
  packed = /^(index|404)\.html$|\.js$/,
) {
  for (const [file, content] of Object.entries(files)) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    utimesSync(target, changedAt, changedAt);
    if (!packed.test(file)) continue;
    writeFileSync(`${target}.br`, brotliCompressSync(content));
    writeFileSync(`${target}.gz`, gzipSync(content));
  }
}

/** A file whose answer is under way for a while: its bytes are zeros, and take no room. */
export const large = { path: "/large.bin", size: 32 * 1024 * 1024 };

/** A folder of its own that holds the sample, the large file and `loop.js`, which nothing can read, and what removes it. */
export function sampleFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  writeFiles(folder, { ...sampleFiles, _headers, "large.bin": "" });
  truncateSync(join(folder, large.path), large.size);
  symlinkSync("loop.js", join(folder, "loop.js"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export type Sample = Awaited<ReturnType<typeof serveSample>>;

/** Serves a new sample at a free port of this machine. */
export async function serveSample(options: SiteServerOptions = {}) {
  const { folder, remove } = sampleFolder();
  const logged: string[] = [];
  const { server, stop } = createSiteServer(folder, { log: (line) => logged.push(line), ...options });
  return {
    folder,
    server,
    stop,
    port: await listen(server, 0, "127.0.0.1"),
    logged,
    connections: () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count))),
    /** Cuts its connections, ends it and removes the sample. */
    close: () => {
      server.close().closeAllConnections();
      remove();
    },
  };
}
