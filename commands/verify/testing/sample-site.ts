import { utimesSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { documents } from "../../../generator/document-list.ts";
import { headersFile } from "../../../generator/site-files/response-headers.ts";
import { temporaryFolder, writeFiles } from "../../../tools/testing/temporary-folder.ts";

export const sampleOrigin = "https://www.plugins.example";

const headers = headersFile(
  { script: "export default 1;", styles: [] },
  { includeSubDomains: false, preload: false },
  ["assets/landing-0a1b2c3d.js", "assets/far-0a1b2c3d.css", "assets/face-0a1b2c3d.woff2"],
  ["google12ab.html", "ä b.html", "downloads/plugin.tar.gz"],
);
const _headers = `# build: 0123
${headers}
/*
  X-Quoted: say "a\\tb"
/media/demo.avif
  ! Cache-Control
  Cache-Control: public, max-age=60
`;

const text = (what: string) => `${what}. ${"A sentence that packs well. ".repeat(40)}`;

const files = {
  "assets/landing-0a1b2c3d.js": text("export default 1; //"),
  "assets/far-0a1b2c3d.css": text("p { color: red }"),
  "assets/face-0a1b2c3d.woff2": "a typeface",
  "media/hero.webm": Array.from({ length: 1000 }, (_, index) => String(index).padStart(4, "0")).join(""),
  "media/a.avif": "a picture",
  "media/demo.avif": "a demo",
  "cards/de/landing.jpg": "a card",
  "logos/one.svg": text("<svg/>"),
  "favicon.ico": "an icon",
  "google12ab.html": text("google-site-verification: google12ab.html"),
  "ä b.html": text("an owner's file"),
  "downloads/plugin.tar.gz": "an archive",
  "downloads/guide [1] ä.docx": "a text",
  "manifest.webmanifest": text("{}"),
  "robots.txt": "User-agent: *",
  "sitemap.xml": text("<urlset/>"),
  ".well-known/security.txt": "Contact: mailto:someone@plugins.example",
  ".well-known/.hidden": "hidden",
  "media/.hidden": "hidden",
  ".env": "SECRET=1",
  ".git/config": "[core]",
  _redirects: `/old.php /terms 301
/about/ /de#products 302
/es/ /es 301
/old%20page.html https://shop.plugins.example/?m=1 301
`,
};

const documentText = ({ page, locale }: (typeof documents)[number]) =>
  text(
    `<!doctype html><html lang="${locale}"><title>${page} &amp; ${locale}</title><link rel="canonical" href="${sampleOrigin}/">` +
      '<time data-today="true">1 March 2026</time>',
  );

export const changedAt = new Date("2026-03-01T12:00:00Z");

export function writeBuilt(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    const variants = { [`${file}.br`]: brotliCompressSync(content), [`${file}.gz`]: gzipSync(content) };
    const versions = { [file]: content, ...(/\.(html|js|css|svg|xml|webmanifest)$/.test(file) && variants) };
    writeFiles(folder, versions);
    for (const version of Object.keys(versions)) utimesSync(join(folder, version), changedAt, changedAt);
  }
}

export function sampleSite(others: Readonly<Record<string, string>> = {}): string {
  const folder = temporaryFolder();
  const built = Object.fromEntries(documents.map((document) => [document.file, documentText(document)]));
  writeBuilt(folder, { ...built, ...files, ...others, _headers });
  return folder;
}
