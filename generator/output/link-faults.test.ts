import { expect, it } from "vitest";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { readBuiltFolder } from "./built-folder.ts";
import { linkFaults } from "./link-faults.ts";

const origin = "https://www.plugins.example";

const files: Readonly<Record<string, string>> = {
  "index.html": `<html lang="en" data-app="/assets/a.js"><style>@font-face{src:url(/assets/f.woff2)}</style>
    <meta property="og:image" content="${origin}/logos/a.svg"><p id="first"><a href="#first">here</a>
    <a hreflang="de" href="/de">Deutsch</a><img src="/logos/a.svg" srcset="/logos/b.svg 2x"></html>`,
  "de.html": `<html lang="de"><p id="first"><a href="/de#first">hier</a><a href="/logos/a.svg">Bild</a>
    <a href="https://elsewhere.example/x">dort</a></html>`,
  "404.html": '<html lang="en"><a href="/">Home</a><a href="/de">Start</a></html>',
  "google123.html": "google-site-verification",
  "assets/a.js": 'import("./b.js")',
  "assets/b.js": "",
  "assets/f.woff2": "",
  "logos/a.svg": "<svg/>",
  "logos/b.svg": "<svg/>",
  "robots.txt": `Sitemap: ${origin}/de\n`,
  "manifest.webmanifest": '{"id":"/","start_url":"/","icons":[{"src":"/logos/a.svg"}]}',
  _redirects: "/old /de#first 301\n/shop https://shop.example/ 301\n",
};

/** What is found where something in a file is written otherwise. */
function found(file: string, from: string, to: string): string[] {
  const content = files[file] ?? "";
  expect(content, `${file} has what is changed in it`).toContain(from);
  return linkFaults(readBuiltFolder(temporaryFolder({ ...files, [file]: content.replaceAll(from, to) }), origin));
}

it("finds nothing in a site whose every link leads somewhere", () => {
  expect(linkFaults(readBuiltFolder(temporaryFolder(files), origin))).toEqual([]);
});

it.each([
  ["a page", "index.html", 'href="/de"', 'href="/none"', "/: leads to /none, and the build has no such"],
  ["a part of a page", "de.html", "/de#first", "/de#none", "/de: leads to /de#none, and that page has no such"],
  ["a part of its own page", "index.html", '"#first"', '"#none"', "/: leads to /#none, and that page has no such"],
  ["a picture", "index.html", "/logos/b.svg", "/logos/c.svg", "/: leads to /logos/c.svg, and the build"],
  ["a card", "index.html", `${origin}/logos/a`, `${origin}/logos/d`, "/: leads to /logos/d.svg, and the build"],
  ["a script", "index.html", "/assets/a.js", "/assets/c.js", "/: leads to /assets/c.js, and"],
  ["what a script imports", "assets/a.js", "./b.js", "./c.js", "/assets/a.js: leads to /assets/c.js, and"],
  ["a typeface", "index.html", "f.woff2", "g.woff2", "/: leads to /assets/g.woff2, and"],
  ["an icon of the manifest", "manifest.webmanifest", "/a.svg", "/x.svg", "/manifest.webmanifest: leads"],
  ["the sitemap that robots read", "robots.txt", "/de", "/map.xml", "/robots.txt: leads to /map.xml"],
  ["where an old address leads", "_redirects", "/de#first", "/de#none", "/old: leads to /de#none, and that page"],
  ["the page of a missing address", "index.html", 'href="/de"', 'href="/404"', "/: leads to /404, and the build"],
  ["an address that has moved", "de.html", "/de#first", "/old", "/de: leads to /old, which has moved: name /de"],
  ["another language", "de.html", "/de#first", "/#first", '/de: leads to /, which is in "en", and the link says "de"'],
  ["a false hreflang", "index.html", '"de"', '"fr"', '/: leads to /de, which is in "de", and the link says "fr"'],
])("finds %s", (_what, file, from, to, line) => {
  expect(found(file, from, to)).toContainEqual(expect.stringContaining(line));
});
