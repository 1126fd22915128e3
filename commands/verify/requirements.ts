import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import mime from "mime-types";
import { headersFor } from "../../server/headers-file.ts";
import { locationOf } from "../../server/redirects-file.ts";
import type { ExpectedSite } from "./expected-site.ts";
import { type Headers, type Requirement, sameBytes, samePage } from "./requirement.ts";

/** The headers that the rules of the build give a path, and that it has none of those that they give others alone. */
function ruled({ rules }: ExpectedSite, path: string): Headers {
  const named = rules.flatMap(({ changes }) => changes.map(({ name }) => [name.toLowerCase(), undefined] as const));
  const given = [...headersFor(rules, path)].map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries([...named, ...given].filter(([name]) => name !== "content-type"));
}

const packed = (encoding: string | RegExp): Headers => ({ "content-encoding": encoding, vary: /accept-encoding/i });

const html = /^text\/html; ?charset=utf-8$/i;

/** What the type of a file looks like: some have more than one name. */
function typeOf(path: string): RegExp {
  const ending = extname(path).slice(1);
  const names = Object.keys(mime.extensions).filter((type) => mime.extensions[type]?.includes(ending));
  return names.length > 0 ? new RegExp(`^(${names.join("|").replaceAll("+", "\\+")})(; ?charset=utf-8)?$`, "i") : /./;
}

const bytesOf = ({ folder }: ExpectedSite, path: string) => readFileSync(join(folder, path));
const nothing = sameBytes(Buffer.alloc(0));

function pages(site: ExpectedSite): Requirement[] {
  return site.pages.map((page) => ({
    what: `the page ${page.path}`,
    ask: { path: page.path },
    status: 200,
    headers: { ...ruled(site, page.path), "content-type": html, "content-encoding": undefined },
    body: samePage(page.html, site.origin),
  }));
}

/** A page and a script in each coding, and again once it is known. */
function forms(site: ExpectedSite, strict: boolean): Requirement[] {
  const scripts = site.files.filter((file) => /^\/assets\/.*\.js$/.test(file));
  const page = site.pages.slice(0, 1).map(({ path, html }) => ({ path, body: samePage(html, site.origin) }));
  const script = scripts.slice(0, 1).map((path) => ({ path, body: sameBytes(bytesOf(site, path)) }));
  return [...page, ...script].flatMap(({ path, body }): Requirement[] => {
    const headers = ruled(site, path);
    const coded = (what: string, encoding: string, coding: Headers) => ({
      what: `${path} ${what}`,
      ask: { path, headers: { "accept-encoding": encoding } },
      status: 200,
      headers: { ...headers, ...coding },
      body,
    });
    const known = { path, headers: { "accept-encoding": "br" }, isKnown: true };
    return [
      coded("in Brotli", "gzip, deflate, br", packed(strict ? "br" : /^(br|gzip)$/)),
      coded("in gzip", "gzip", packed("gzip")),
      coded("as it is", "identity", { "content-encoding": undefined, vary: /accept-encoding/i }),
      { what: `${path} again`, ask: known, status: 304, headers, body: nothing },
    ];
  });
}

/** Every file is there; one of each kind in a folder is fetched. */
function files(site: ExpectedSite): Requirement[] {
  const kinds = new Map(site.files.map((file) => [`${file.split("/")[1]} ${extname(file)}`, file]));
  const fetched = new Set(kinds.values());
  return site.files.map((path) => ({
    what: `the file ${path}`,
    ask: { path: encodeURI(path), method: fetched.has(path) ? "GET" : "HEAD" },
    status: 200,
    headers: { ...ruled(site, path), "content-type": typeOf(path) },
    body: fetched.has(path) ? sameBytes(bytesOf(site, path)) : nothing,
  }));
}

/** Parts of a film, as a player asks for them. */
function ranges(site: ExpectedSite): Requirement[] {
  const path = site.files.find((file) => file.endsWith(".webm")) ?? site.files.find((file) => file.endsWith(".mp4"));
  if (!path) return [];
  const bytes = bytesOf(site, path);
  const size = bytes.length;
  const part = (range: string, first: number, last: number): Requirement => ({
    what: `${range} of ${path}`,
    ask: { path, headers: { range } },
    status: 206,
    headers: { ...ruled(site, path), "content-range": `bytes ${first}-${last}/${size}` },
    body: sameBytes(bytes.subarray(first, last + 1)),
  });
  return [
    part("bytes=0-1", 0, 1),
    part("bytes=2-", 2, size - 1),
    part("bytes=-3", size - 3, size - 1),
    {
      what: `a part past the end of ${path}`,
      ask: { path, headers: { range: `bytes=${size}-` } },
      status: 416,
      headers: { "content-range": `bytes */${size}` },
    },
  ];
}

/** What a missing address is answered with: as a page, whatever it is below of. */
function missing(site: ExpectedSite, strict: boolean): Requirement[] {
  const { "cross-origin-resource-policy": _ofTheFolder, ...given } = ruled(site, "/nothing");
  const cache = { "cache-control": /no-store|no-cache|max-age=0\b/ };
  const headers = { ...given, ...(!strict && "cache-control" in given && cache), "content-type": html };
  const answer = { status: 404, headers, body: samePage(site.notFound, site.origin) };
  const folders = [...new Set(site.files.map((file) => file.slice(0, file.lastIndexOf("/") + 1)))];
  const below = folders.filter((folder) => folder !== "/").map((folder) => `${folder}gone-00000000.js`);
  const path = "/nothing-is-here";
  const brotli = strict ? packed("br") : { "content-encoding": /^(br|gzip|)$/, vary: /./ };
  return [
    ...[path, "/de/nothing/is/here", "/xx", "/en", ...below].map((path) => ({
      what: `the missing ${path}`,
      ask: { path },
      ...answer,
    })),
    {
      what: "the missing address in Brotli",
      ask: { path, headers: { "accept-encoding": "br" } },
      ...answer,
      headers: { ...headers, ...brotli },
    },
  ];
}

/** What no visitor is to reach: second addresses of pages, twins, folders, what is hidden or a host's own. */
function refused(site: ExpectedSite, strict: boolean): Requirement[] {
  const page = site.pages.find(({ path }) => path.lastIndexOf("/") > 0)?.path ?? "/";
  const script = site.files.find((file) => file.endsWith(".js")) ?? "/";
  const second = [`${page}/`, `${page}.html`, `${page.slice(0, page.lastIndexOf("/"))}/`, `/${page}`];
  const paths =
    "/index /index.html /404.html /assets /assets/ /.well-known/ /.well-known/.hidden /_headers /_redirects /.env /.git/config /media/.hidden";
  // An edge host packs by itself, and serves these as any file; nobody is led to them.
  const unnamed = ["/404", `${page}.html.br`, `${script}.br`, `${script}.gz`];
  const outside = ["/..%2f..%2fetc%2fpasswd", "/assets/..%2f..%2fpackage.json", "/%00", "/%ff"];
  const elsewhere = strict ? [] : [301, 302, 307, 308, 400, 403];
  const body = samePage(site.notFound, site.origin);
  const asked = (path: string) => ({ what: path, ask: { path }, status: 404 });
  return [
    ...[...second, ...paths.split(" ")].map((path) => ({ ...asked(path), orStatus: elsewhere, body })),
    ...unnamed.map((path) => ({ ...asked(path), orStatus: strict ? [] : [...elsewhere, 200], body })),
    ...outside.map((path) => ({ ...asked(path), orStatus: [400] })),
  ];
}

function methods(_site: ExpectedSite, strict: boolean): Requirement[] {
  return ["POST", "DELETE", "OPTIONS"].map((method) => ({
    what: `${method} /`,
    ask: { path: "/", method },
    status: 405,
    orStatus: strict ? [] : [200, 204, 400, 403, 404, 501],
    headers: { allow: strict ? "GET, HEAD" : /^/ },
  }));
}

function moved({ redirects }: ExpectedSite): Requirement[] {
  return redirects.map((redirect) => ({
    what: `the old ${redirect.from}`,
    ask: { path: `${encodeURI(redirect.from)}?x=1` },
    status: redirect.status,
    headers: { location: locationOf(redirect, "?x=1") },
  }));
}

/**
 * All that a host must do.
 *
 * @param strict whether its every rule is ours; else it may answer as edge hosts do by rules of theirs
 */
export const requirementsOf = (site: ExpectedSite, strict: boolean): Requirement[] =>
  [pages, forms, files, ranges, missing, refused, methods, moved].flatMap((some) => some(site, strict));
