import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import mime from "mime-types";
import { headersFor } from "../../server/headers-file.ts";
import { locationOf } from "../../server/redirects-file.ts";
import type { ExpectedSite } from "./expected-site.ts";
import { type Headers, type Requirement, sameBytes, samePage } from "./requirement.ts";

/** The build's headers for a path; those that only other paths have must be absent. */
function headersOf({ rules }: ExpectedSite, path: string): Headers {
  const all = rules.flatMap(({ changes }) => changes.map(({ name }) => [name.toLowerCase(), undefined] as const));
  const own = [...headersFor(rules, path)].map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries([...all, ...own].filter(([name]) => name !== "content-type"));
}

const compressed = (encoding: string | RegExp): Headers => ({ "content-encoding": encoding, vary: /accept-encoding/i });

const html = /^text\/html; ?charset=utf-8$/i;

/** Matches the content types of a file extension, which may be several. */
function typePattern(path: string): RegExp {
  const extension = extname(path).slice(1);
  const names = Object.keys(mime.extensions).filter((type) => mime.extensions[type]?.includes(extension));
  return names.length > 0 ? new RegExp(`^(${names.join("|").replaceAll("+", "\\+")})(; ?charset=utf-8)?$`, "i") : /./;
}

const bytesOf = ({ folder }: ExpectedSite, path: string) => readFileSync(join(folder, path));
const emptyBody = sameBytes(Buffer.alloc(0));

function pages(site: ExpectedSite): Requirement[] {
  return site.pages.map((page) => ({
    what: `the page ${page.path}`,
    request: { path: page.path },
    status: 200,
    headers: { ...headersOf(site, page.path), "content-type": html, "content-encoding": undefined },
    body: samePage(page.html, site.origin),
  }));
}

/** A page and a script in each encoding, and revalidated. */
function encodings(site: ExpectedSite, strict: boolean): Requirement[] {
  const scripts = site.files.filter((file) => /^\/assets\/.*\.js$/.test(file));
  const page = site.pages.slice(0, 1).map(({ path, html }) => ({ path, body: samePage(html, site.origin) }));
  const script = scripts.slice(0, 1).map((path) => ({ path, body: sameBytes(bytesOf(site, path)) }));
  return [...page, ...script].flatMap(({ path, body }): Requirement[] => {
    const headers = headersOf(site, path);
    const variant = (what: string, encoding: string, coding: Headers) => ({
      what: `${path} ${what}`,
      request: { path, headers: { "accept-encoding": encoding } },
      status: 200,
      headers: { ...headers, ...coding },
      body,
    });
    const revalidation = { path, headers: { "accept-encoding": "br" }, revalidate: true };
    return [
      variant("in Brotli", "gzip, deflate, br", compressed(strict ? "br" : /^(br|gzip)$/)),
      variant("in gzip", "gzip", compressed("gzip")),
      variant("as it is", "identity", { "content-encoding": undefined, vary: /accept-encoding/i }),
      { what: `${path} again`, request: revalidation, status: 304, headers, body: emptyBody },
    ];
  });
}

/** `encodeURI` would leave a question mark and a number sign, which end a path. */
const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

/** Every file exists; one of each kind per folder is downloaded. Edge hosts redirect an owner's HTML file. */
function files(site: ExpectedSite, strict: boolean): Requirement[] {
  const kinds = new Map(site.files.map((file) => [`${file.split("/")[1]} ${extname(file)}`, file]));
  const fetched = new Set(kinds.values());
  return site.files.map((path) => ({
    what: `the file ${path}`,
    request: { path: encodePath(path), method: fetched.has(path) ? "GET" : "HEAD" },
    status: 200,
    orStatus: path.endsWith(".html") && !strict ? [301, 302, 307, 308] : [],
    headers: { ...headersOf(site, path), "content-type": typePattern(path) },
    body: fetched.has(path) ? sameBytes(bytesOf(site, path)) : emptyBody,
  }));
}

/** Byte ranges of a film, as a player requests them. */
function ranges(site: ExpectedSite): Requirement[] {
  const path = site.files.find((file) => file.endsWith(".webm")) ?? site.files.find((file) => file.endsWith(".mp4"));
  if (!path) return [];
  const bytes = bytesOf(site, path);
  const size = bytes.length;
  const part = (range: string, first: number, last: number): Requirement => ({
    what: `${range} of ${path}`,
    request: { path, headers: { range } },
    status: 206,
    headers: { ...headersOf(site, path), "content-range": `bytes ${first}-${last}/${size}` },
    body: sameBytes(bytes.subarray(first, last + 1)),
  });
  return [
    part("bytes=0-1", 0, 1),
    part("bytes=2-", 2, size - 1),
    part("bytes=-3", size - 3, size - 1),
    {
      what: `a part past the end of ${path}`,
      request: { path, headers: { range: `bytes=${size}-` } },
      status: 416,
      headers: { "content-range": `bytes */${size}` },
    },
  ];
}

/** A 404 has the headers of a page, whatever its folder. */
function missing(site: ExpectedSite, strict: boolean): Requirement[] {
  const { "cross-origin-resource-policy": _folderHeader, ...given } = headersOf(site, "/nothing");
  const cache = { "cache-control": /no-store|no-cache|max-age=0\b/ };
  const headers = { ...given, ...(!strict && "cache-control" in given && cache), "content-type": html };
  const response = { status: 404, headers, body: samePage(site.notFound, site.origin) };
  const folders = [...new Set(site.files.map((file) => file.slice(0, file.lastIndexOf("/") + 1)))];
  const below = folders.filter((folder) => folder !== "/").map((folder) => `${folder}gone-00000000.js`);
  const path = "/nothing-is-here";
  const brotli = strict ? compressed("br") : { "content-encoding": /^(br|gzip|)$/, vary: /./ };
  return [
    ...[path, "/de/nothing/is/here", "/xx", "/en", ...below].map((path) => ({
      what: `the missing ${path}`,
      request: { path },
      ...response,
    })),
    {
      what: "the missing address in Brotli",
      request: { path, headers: { "accept-encoding": "br" } },
      ...response,
      headers: { ...headers, ...brotli },
    },
  ];
}

/** Not public: second URLs of pages, compressed files, folders, hidden files and those of the host. */
function inaccessible(site: ExpectedSite, strict: boolean): Requirement[] {
  const page = site.pages.find(({ path }) => path.lastIndexOf("/") > 0)?.path ?? "/";
  const script = site.files.find((file) => file.endsWith(".js")) ?? "/";
  const second = [`${page}/`, `${page}.html`, `${page.slice(0, page.lastIndexOf("/"))}/`, `/${page}`];
  const paths =
    "/index /index.html /404.html /assets /assets/ /.well-known/ /.well-known/.hidden /_headers /_redirects /.env /.git/config /media/.hidden";
  // Edge hosts compress by themselves and serve these as ordinary files; nothing links to them.
  const unnamed = ["/404", `${page}.html.br`, `${script}.br`, `${script}.gz`];
  const outside = ["/..%2f..%2fetc%2fpasswd", "/assets/..%2f..%2fpackage.json", "/%00", "/%ff"];
  const edgeStatuses = strict ? [] : [301, 302, 307, 308, 400, 403];
  const body = samePage(site.notFound, site.origin);
  const requirement = (path: string) => ({ what: path, request: { path }, status: 404 });
  return [
    ...[...second, ...paths.split(" ")].map((path) => ({ ...requirement(path), orStatus: edgeStatuses, body })),
    ...unnamed.map((path) => ({ ...requirement(path), orStatus: strict ? [] : [...edgeStatuses, 200], body })),
    ...outside.map((path) => ({ ...requirement(path), orStatus: [400] })),
  ];
}

function methods(_site: ExpectedSite, strict: boolean): Requirement[] {
  return ["POST", "DELETE", "OPTIONS"].map((method) => ({
    what: `${method} /`,
    request: { path: "/", method },
    status: 405,
    orStatus: strict ? [] : [200, 204, 400, 403, 404, 501],
    headers: { allow: strict ? "GET, HEAD" : /^/ },
  }));
}

function moved({ redirects }: ExpectedSite): Requirement[] {
  return redirects.map((redirect) => ({
    what: `the old ${redirect.from}`,
    request: { path: `${encodePath(redirect.from)}?x=1` },
    status: redirect.status,
    headers: { location: locationOf(redirect, "?x=1") },
  }));
}

/** Without `strict`, a host may respond by the built-in rules of edge hosts. */
export const requirementsOf = (site: ExpectedSite, strict: boolean): Requirement[] =>
  [pages, encodings, files, ranges, missing, inaccessible, methods, moved]
    .flatMap((group) => group(site, strict))
    // The owner may redirect a path that would be missing otherwise.
    .filter(({ request, status }) => status !== 404 || !site.redirects.some(({ from }) => from === request.path));
