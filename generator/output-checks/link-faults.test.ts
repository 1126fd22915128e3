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

function faultsAfter(file: string, from: string, to: string): string[] {
  const content = files[file] ?? "";
  expect(content, `${file} has what is changed in it`).toContain(from);
  return linkFaults(readBuiltFolder(temporaryFolder({ ...files, [file]: content.replaceAll(from, to) }), origin));
}

it("accepts a site without broken links", () => {
  expect(linkFaults(readBuiltFolder(temporaryFolder(files), origin))).toEqual([]);
});

it.each([
  ["a missing page", "index.html", 'href="/de"', 'href="/none"', "/: leads to /none, and the build has no such"],
  ["a malformed escape", "index.html", 'href="/de"', 'href="/a%zz"', "/: leads to /a%zz, and the build has no such"],
  ["a missing fragment", "de.html", "/de#first", "/de#none", "/de: leads to /de#none, and that page has no such"],
  ["a fragment missing here", "index.html", '"#first"', '"#none"', "/: leads to /#none, and that page has no such"],
  ["a missing picture", "index.html", "/logos/b.svg", "/logos/c.svg", "/: leads to /logos/c.svg, and the build"],
  ["a missing card", "index.html", `${origin}/logos/a`, `${origin}/logos/d`, "/: leads to /logos/d.svg, and the build"],
  ["a missing script", "index.html", "/assets/a.js", "/assets/c.js", "/: leads to /assets/c.js, and"],
  ["a missing import", "assets/a.js", "./b.js", "./c.js", "/assets/a.js: leads to /assets/c.js, and"],
  ["a missing font", "index.html", "f.woff2", "g.woff2", "/: leads to /assets/g.woff2, and"],
  ["a missing icon of the manifest", "manifest.webmanifest", "/a.svg", "/x.svg", "/manifest.webmanifest: leads"],
  ["a missing sitemap", "robots.txt", "/de", "/map.xml", "/robots.txt: leads to /map.xml"],
  ["a broken redirect", "_redirects", "/de#first", "/de#none", "/old: leads to /de#none, and that page"],
  ["a link to the 404 page", "index.html", 'href="/de"', 'href="/404"', "/: leads to /404, and the build"],
  ["a link to a redirect", "de.html", "/de#first", "/old", "/de: leads to /old, which has moved: name /de"],
  ["a wrong language", "de.html", "/de#first", "/#first", '/de: leads to /, which is in "en", and the link says "de"'],
  ["a wrong hreflang", "index.html", '"de"', '"fr"', '/: leads to /de, which is in "de", and the link says "fr"'],
])("reports %s", (_what, file, from, to, line) => {
  expect(faultsAfter(file, from, to)).toContainEqual(expect.stringContaining(line));
});
