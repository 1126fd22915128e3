import { expect, it } from "vitest";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { loadRedirects } from "./redirects.ts";

const built = temporaryFolder({ "media/film.webm": "" });
const load = (text: string | undefined) =>
  loadRedirects(temporaryFolder({ "redirects.txt": text }), "https://www.site.example", built);

it("reads one redirect per line, and none without a file", () => {
  expect(load(undefined)).toEqual([]);
  const redirects = load(`# an earlier site
/about.php   /de/terms   # for good
/a%20b/      /#ranking   302
/(a)!'b&c;d=e/\u0009https://shop.example/?m=1#x 301\r
/film        /media/film.webm
`);
  expect(redirects.map(({ from, to, status }) => `${from} ${to} ${status}`)).toEqual([
    "/about.php /de/terms 301",
    "/a%20b/ /#ranking 302",
    "/(a)!'b&c;d=e/ https://shop.example/?m=1#x 301",
    "/film /media/film.webm 301",
  ]);
});

const hiding = "/terms /Terms /%74erms / /media/film.webm";
const odd = "old /älter //a.example /a/../b /old/* /old?id=1 /%zz /%0aa /%24a /%ff";
const targets = "/../a.webm /#a{b} http://a.org/ https://a.org/{b} https:// https://маг.рф/ https://www.site.example/";
const neither = "is neither a path of this site nor an https:// URL of another";

it.each([
  ...hiding.split(" ").map((from) => [`${from} /privacy`, `line 1: "${from}" is a page or file of this site`]),
  ...odd.split(" ").map((from) => [`${from} /privacy`, `line 1: "${from}" is not a path`]),
  ...targets.split(" ").map((to) => [`/old ${to}`, `"${to}" ${neither}`]),
  ["/old", "line 1: expected the old path, the new one"],
  ["/old /terms 301 more", "line 1: expected the old path, the new one"],
  ["/old /terms 307", "line 1: expected the old path, the new one and optionally 301 or 302"],
  ["/old /terms\n\n/old /privacy", 'line 3: "/old" is already redirected in line 1; remove one of them'],
  ["/%61 /terms\n/a /privacy", 'line 2: "/a" is already redirected in line 1; remove one of them'],
  ["/terms /x\nold /y", 'remove the line\n  - line 2: "old" is not a path'],
])("rejects %j", (text, fault) => expect(() => load(text)).toThrow(fault));
