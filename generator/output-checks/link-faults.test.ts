import { expect, it } from "vitest";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { linkFaults } from "./link-faults.ts";

const origin = "https://www.plugins.example";

const files: Readonly<Record<string, string>> = {
  "index.html": `<html lang="en" data-app="/assets/a.js"><style>@font-face{src:url(/assets/f.woff2)}</style>
    <meta property="og:image" content="${origin}/logos/a.svg"><p id="first"><a href="#first">here</a>
    <a hreflang="de" href="/de">Deutsch</a><img src="/logos/a.svg" srcset="/logos/b.svg 2x"></html>`,
  "de.html": `<html lang="de"><p id="first"><a href="/de#first">hier</a><a href="/logos/a.svg#x">Bild</a>
    <a href="https://elsewhere.example/x">dort</a><a href="/google123.html">x</a><a href="/a.tar.gz">y</a></html>`,
  "404.html": '<html lang="en"><a href="/">Home</a><a href="/de">Start</a></html>',
  "google123.html": "google-site-verification",
  "a.tar.gz": "",
  "assets/a.js": "",
  "assets/f.woff2": "",
  "logos/a.svg": "<svg/>",
  "logos/b.svg": "<svg/>",
  _headers: "/google123.html\n  X: 1\n/a.tar.gz\n  X: 1\n",
  _redirects: "/old /de#first 301\n/shop https://shop.example/ 301\n",
};

it("accepts a site without broken links", () => expect(linkFaults(temporaryFolder(files), origin)).toEqual([]));

const german = 'hreflang="de" href="/de"';

it.each([
  ["an owner's broken link", "google123.html", "google", '<a href="/x">', "/google123.html: links to /x, but"],
  ["a missing page", "index.html", german, 'href="/none"', "/: links to /none, but the build has no such"],
  ["a malformed escape", "index.html", german, 'href="/a%zz"', "/: links to /a%zz, but the build has no such"],
  ["a missing fragment", "de.html", "/de#first", "/de#none", "/de: links to /de#none, but that page has no such"],
  ["a fragment missing here", "index.html", '"#first"', '"#none"', "/: links to /#none, but that page has no such"],
  ["a missing picture", "index.html", "/logos/b.svg", "/logos/c.svg", "/: links to /logos/c.svg, but the build"],
  ["a missing card", "index.html", `${origin}/logos/a`, `${origin}/logos/d`, "/: links to /logos/d.svg, but the build"],
  ["a missing script", "index.html", "/assets/a.js", "/assets/c.js", "/: links to /assets/c.js, but"],
  ["a missing font", "index.html", "f.woff2", "g.woff2", "/: links to /assets/g.woff2, but"],
  ["a broken redirect", "_redirects", "/de#first", "/de#none", "/old: links to /de#none, but that page"],
  ["a page under its file's name", "index.html", 'href="/de"', 'href="/de.html"', "/: links to /de.html, but"],
  ["a link to the 404 page", "index.html", german, 'href="/404"', "/: links to /404, but the build"],
  ["a link to a redirect", "de.html", '/de#first"', '/old" hreflang="en"', "links to /old, which redirects: use /de"],
  ["a wrong language", "de.html", "/de#first", "/#first", '/de: links to /, which is in "en", but the link says "de"'],
  ["a wrong hreflang", "index.html", '"de"', '"fr"', '/: links to /de, which is in "de", but the link says "fr"'],
])("reports %s, once", (_what, file, from, to, line) => {
  const content = files[file] ?? "";
  expect(content).toContain(from);
  const folder = temporaryFolder({ ...files, [file]: content.replaceAll(from, to) });
  expect(linkFaults(folder, origin)).toEqual([expect.stringContaining(line)]);
});
