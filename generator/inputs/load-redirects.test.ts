import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { redirectsFile } from "../host/redirects-file.ts";
import { loadRedirects, refuseHiddenFiles } from "./load-redirects.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "redirects-"));
  mkdirSync(join(root, "public/media"), { recursive: true });
  writeFileSync(join(root, "public/media/film.webm"), "");
});
afterEach(() => rmSync(root, { recursive: true }));

const load = (text: string) => {
  writeFileSync(join(root, "redirects.txt"), text);
  return loadRedirects(root, { origin: "https://www.site.example", publicFolder: join(root, "public") });
};

it("reads a line each, and writes them as hosts read them", () => {
  const redirects = load(`# an earlier site
/about.php   /de/terms   # for good
/a%20b/      /#ranking   302
/plugins/\u0009https://shop.example/?m=1#x 301\r
/film        /media/film.webm
`);
  expect(redirectsFile(redirects)).toBe(`/about.php /de/terms 301
/a%20b/ /#ranking 302
/plugins/ https://shop.example/?m=1#x 301
/film /media/film.webm 301
`);
});

it("finds none where there is no file, or nothing but comments", () => {
  expect(loadRedirects(root, { origin: "https://www.site.example", publicFolder: root })).toEqual([]);
  expect(load("# nothing\n\n")).toEqual([]);
});

describe("refuses", () => {
  it.each([
    ["/old", 'line 1: got "/old", wants an old path, where it leads'],
    ["/old /terms 301 more", 'line 1: got "/old /terms 301 more", wants'],
    ["/terms /privacy", '"/terms" is a page of this site, which would not be seen any more; remove the line'],
    ["/Terms /", '"/Terms" is a page of this site'],
    ["/%74erms /", '"/%74erms" is a page of this site'],
    ["/ /terms", '"/" is a page of this site'],
    ["/media/film.webm /", '"/media/film.webm" is a file in public'],
    ["/old/* /", '"/old/*" stands for many addresses; write a line for each'],
    ["/old?id=1 /", '"/old?id=1" asks for more than a path'],
    ["old /", '"old" is no path; write it as a browser\'s address bar copies it'],
    ["/älter /", '"/älter" is no path'],
    ["//evil.example /", '"//evil.example" is no path'],
    ["/a/../b /", '"/a/../b" is no path'],
    ["/%zz /", '"/%zz" is no path'],
    ["/%0d%0aa /", '"/%0d%0aa" is no path'],
    ["/%24host /", '"/%24host" is no path'],
    ["/%ff /", '"/%ff" is no path'],
    ["/old /missing", '"/missing" is neither a page of this site nor a file in public'],
    ["/old /media", '"/media" is neither a page of this site nor a file in public'],
    ["/old /../media/film.webm", "is neither a page of this site nor a file in public"],
    ["/old /#a{b}", '"/#a{b}" is neither a page'],
    ["/old http://shop.example/", '"http://shop.example/" is neither a path of this site nor an address'],
    ["/old https://shop.example/{host}", "is neither a path of this site nor an address"],
    ["/old https://", '"https://" is neither a path of this site nor an address'],
    ["/old https://www.site.example/terms", "is this site; write the path alone, /terms"],
    ["/old /terms 307", "got status 307, wants 301 (for good) or 302 (for now)"],
    ["/old /terms\n\n/old /privacy", 'line 3: "/old" is moved in line 1 already; remove one of them'],
    ["/one /two\n/two /terms", 'line 1: "/two" is itself moved, in line 2; write where that leads in the end'],
    ["/one /one", 'line 1: "/one" is itself moved, in line 1'],
    ["/one /two\n/two /one", 'line 2: "/one" is itself moved, in line 1'],
  ])("%j", (text, fault) => {
    expect(() => load(text)).toThrow("redirects.txt cannot be used:");
    expect(() => load(text)).toThrow(fault);
  });

  it("what would hide a file that the build makes", () => {
    const redirects = load("/sitemap.xml /\n/old /");
    expect(() => refuseHiddenFiles(redirects, root)).not.toThrow();
    writeFileSync(join(root, "sitemap.xml"), "");
    expect(() => refuseHiddenFiles(redirects, root)).toThrow('"/sitemap.xml" is a file of this site');
  });

  it("with every fault at once", () => {
    expect(() => load("/terms /x\nold /y")).toThrow(
      /line 1: "\/terms".*\n.*line 1: "\/x".*\n.*line 2: "old".*\n.*line 2: "\/y"/,
    );
  });
});
