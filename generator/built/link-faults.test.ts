import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readBuiltFolder } from "./built-folder.ts";
import { linkFaults } from "./link-faults.ts";
import { reportLinks } from "./report-links.ts";

const origin = "https://www.plugins.example";

const document = (lang: string, path: string, inside: string) =>
  `<html lang="${lang}" data-app="/assets/a.js"><head><style>@font-face{src:url(/assets/f.woff2)}</style>` +
  `<link rel="canonical" href="${origin}${path}"><meta property="og:image" content="${origin}/cards/a.jpg"></head>` +
  `<body><p id="first">${inside}</body></html>`;

const files: Readonly<Record<string, string>> = {
  "index.html": document(
    "en",
    "/",
    '<a href="#first">here</a><a hreflang="de" href="/de">Deutsch</a><img src="/logos/a.svg" srcset="/logos/b.svg 2x">',
  ),
  "de.html": document(
    "de",
    "/de",
    `<a href="/de#first">hier</a><a href="/logos/a.svg">Bild</a><a href="https://elsewhere.example/x">dort</a>`,
  ),
  "404.html": '<html lang="en"><body><a href="/">Home</a><a href="/de">Start</a></body></html>',
  "google123.html": "google-site-verification",
  "assets/a.js": 'import("./b.js")',
  "assets/b.js": "",
  "assets/f.woff2": "",
  "cards/a.jpg": "",
  "logos/a.svg": "<svg/>",
  "logos/b.svg": "<svg/>",
  "sitemap.xml": `<urlset><url><loc>${origin}/</loc></url><url><loc>${origin}/de</loc></url></urlset>`,
  "robots.txt": `Sitemap: ${origin}/sitemap.xml\n`,
  "manifest.webmanifest": '{"id":"/","start_url":"/","icons":[{"src":"/logos/a.svg"}]}',
  _redirects: "/old /de#first 301\n/shop https://shop.example/ 301\n",
  _headers: "",
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A folder with those files, but for what is others in it, or missing. */
function folderWith(changed: Readonly<Record<string, string | undefined>>): string {
  const folder = mkdtempSync(join(tmpdir(), "built-"));
  folders.push(folder);
  for (const [name, content] of Object.entries({ ...files, ...changed })) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const found = (changed: Readonly<Record<string, string | undefined>>): string[] =>
  linkFaults(readBuiltFolder(folderWith(changed), origin));

const put = (file: string, from: string, to: string) => {
  const content = files[file] ?? "";
  expect(content, `${file} has what is changed in it`).toContain(from);
  return { [file]: content.replaceAll(from, to) };
};

it("finds nothing in a site whose every link leads somewhere", () => expect(found({})).toEqual([]));

it.each([
  ["a page", put("index.html", 'href="/de"', 'href="/de/none"'), "/: leads to /de/none, and the build has no such"],
  ["a part of a page", put("de.html", "/de#first", "/de#none"), "/de: leads to /de#none, and that page has no such"],
  ["a part of its own page", put("index.html", '"#first"', '"#none"'), "/: leads to /#none, and that page has no such"],
  ["a picture", put("index.html", "/logos/b.svg", "/logos/c.svg"), "/: leads to /logos/c.svg, and the build"],
  ["the page's script", { "assets/a.js": undefined }, "/: leads to /assets/a.js, and"],
  ["what a script imports", { "assets/b.js": undefined }, "/assets/a.js: leads to /assets/b.js, and"],
  ["a typeface", { "assets/f.woff2": undefined }, "/: leads to /assets/f.woff2, and"],
  ["a social card", { "cards/a.jpg": undefined }, "/: leads to /cards/a.jpg, and"],
  [
    "an icon of the manifest",
    put("manifest.webmanifest", "/logos/a.svg", "/logos/x.svg"),
    "/manifest.webmanifest: leads",
  ],
  ["where an app starts", put("manifest.webmanifest", '_url":"/"', '_url":"/app"'), "/manifest.webmanifest: leads to"],
  [
    "the sitemap that robots are told of",
    put("robots.txt", "sitemap.xml", "map.xml"),
    "/robots.txt: leads to /map.xml",
  ],
  ["where an old address leads", put("_redirects", "/de#first", "/de#none"), "/old: leads to /de#none, and that page"],
  ["the page of a missing address", put("index.html", 'href="/de"', 'href="/404"'), "/: leads to /404, and the build"],
  [
    "an address that has moved",
    put("de.html", "/de#first", "/old"),
    "/de: leads to /old, which has moved: name /de#first",
  ],
])("finds %s", (_what, change, line) => expect(found(change)).toContainEqual(expect.stringContaining(line)));

it.each([
  [
    "another language than the link says",
    put("de.html", 'href="/de#first"', 'href="/#first"'),
    '/de: leads to /, which is in "en", and the link says "de"',
  ],
  [
    "a language switch to another",
    put("index.html", 'hreflang="de" href="/de">', 'hreflang="fr" href="/de">'),
    '/: leads to /de, which is in "de", and the link says "fr"',
  ],
])("finds %s", (_what, change, line) => expect(found(change)).toContain(line));

it("tells whoever builds, and refuses what is to go live", () => {
  const said: string[] = [];
  const log = (line: string) => said.push(line);
  reportLinks(folderWith({}), origin, { strict: true, log });
  expect(said).toEqual([]);
  const broken = folderWith({ "assets/b.js": undefined });
  reportLinks(broken, origin, { strict: false, log });
  expect(said).toEqual([expect.stringContaining("  - /assets/a.js: leads to /assets/b.js, and the build has no such")]);
  expect(() => reportLinks(broken, origin, { strict: true, log })).toThrow("/assets/a.js: leads to /assets/b.js");
});
