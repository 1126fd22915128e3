import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

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

const headers = `# build: 0123
/*
  X-Content-Type-Options: nosniff
  Cache-Control: ${checkedCache}

/assets/*
  ! Cache-Control
  Cache-Control: ${longCache}

/favicon.ico
  Content-Type: image/x-icon
`;

/** Writes files below a folder, those of the landing page, the 404 page and the script with their compressed twins. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
    if (!/^(index|404)\.html$|\.js$/.test(file)) continue;
    writeFileSync(`${target}.br`, brotliCompressSync(content));
    writeFileSync(`${target}.gz`, gzipSync(content));
  }
}

/** When every file of the sample was last changed. */
export const changedAt = new Date("2026-03-01T12:00:00Z");

/** A folder of its own that holds the sample, and what removes it. */
export function sampleFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  writeFiles(folder, { ...sampleFiles, _headers: headers });
  for (const file of [...Object.keys(sampleFiles), "_headers"]) utimesSync(join(folder, file), changedAt, changedAt);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A file whose answer is under way for a while: its bytes are zeros, and take no room. */
export const large = { path: "/large.bin", size: 32 * 1024 * 1024 };

export function addLargeFile(folder: string): void {
  writeFileSync(join(folder, large.path), "");
  truncateSync(join(folder, large.path), large.size);
}
