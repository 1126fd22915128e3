import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { headersFor } from "../../server/headers-file.ts";
import { locationOf } from "../../server/redirects-file.ts";
import type { ExpectedSite } from "./expected-site.ts";
import { mediaTypes } from "./media-types.ts";
import type { Requirement } from "./requirement.ts";

type Headers = Requirement["headers"];

/** The headers that the rules of the build give a path. */
function ruled({ rules }: ExpectedSite, path: string): Headers {
  const headers = [...headersFor(rules, path)].map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries(headers.filter(([name]) => name !== "content-type"));
}

const packed = (encoding: string): Headers => ({ "content-encoding": encoding, vary: /accept-encoding/i });

function pages(site: ExpectedSite): Requirement[] {
  return site.pages.map(({ path, facts }) => ({
    what: `the page ${path}`,
    ask: { path },
    status: [200],
    headers: { ...ruled(site, path), "content-type": mediaTypes[".html"], "content-encoding": undefined },
    body: { page: facts },
  }));
}

/** Every form of a landing page, and of a script. */
function forms(site: ExpectedSite): Requirement[] {
  const script = site.files.find((file) => file.startsWith("/assets/") && file.endsWith(".js"));
  const resources = site.pages
    .slice(0, 1)
    .map(({ path, facts }) => ({ path, body: { page: facts } as Requirement["body"] }));
  if (script) resources.push({ path: script, body: { bytes: readFileSync(join(site.folder, script)) } });
  return resources.flatMap(({ path, body }): Requirement[] => {
    const headers = ruled(site, path);
    const ask = (encoding: string) => ({ path, headers: { "accept-encoding": encoding } });
    const known = { path, headers: { "accept-encoding": "br" } };
    return [
      {
        what: `${path} in Brotli`,
        ask: ask("gzip, deflate, br"),
        status: [200],
        headers: { ...headers, ...packed("br") },
        ...(body && { body }),
      },
      {
        what: `${path} in gzip`,
        ask: ask("gzip"),
        status: [200],
        headers: { ...headers, ...packed("gzip") },
        ...(body && { body }),
      },
      {
        what: `${path} as it is`,
        ask: ask("identity"),
        status: [200],
        headers: { ...headers, "content-encoding": undefined, vary: /accept-encoding/i },
        ...(body && { body }),
      },
      {
        what: `the headers of ${path}`,
        ask: { path, method: "HEAD" },
        status: [200],
        headers,
        body: { bytes: "none" },
      },
      {
        what: `${path} again, by its tag`,
        ask: { ...known, known: "etag" },
        status: [304],
        headers,
        body: { bytes: "none" },
      },
      {
        what: `${path} again, by its date`,
        ask: { ...known, known: "last-modified" },
        status: [304],
        elsewhere: [200],
        headers,
        body: { bytes: "none" },
      },
    ];
  });
}

/** One file of each kind. */
function files(site: ExpectedSite): Requirement[] {
  const kinds = new Map(site.files.map((file) => [`${file.split("/")[1]} ${extname(file)}`, file]));
  return [...kinds.values()].map((path) => ({
    what: `the file ${path}`,
    ask: { path: encodeURI(path) },
    status: [200],
    headers: { ...ruled(site, path), "content-type": mediaTypes[extname(path)] ?? /./ },
    body: { bytes: readFileSync(join(site.folder, path)) },
  }));
}

function ranges(site: ExpectedSite): Requirement[] {
  const path = site.files.find((file) => file.endsWith(".webm")) ?? site.files.find((file) => file.endsWith(".mp4"));
  if (!path) return [];
  const content = readFileSync(join(site.folder, path));
  const size = content.length;
  const part = (range: string, first: number, last: number): Requirement => ({
    what: `${range} of ${path}`,
    ask: { path, headers: { range } },
    status: [206],
    headers: {
      ...ruled(site, path),
      "content-range": `bytes ${first}-${last}/${size}`,
      "content-length": String(last - first + 1),
    },
    body: { bytes: content.subarray(first, last + 1) },
  });
  return [
    part("bytes=0-1", 0, 1),
    part("bytes=2-", 2, size - 1),
    part("bytes=-3", size - 3, size - 1),
    {
      what: `a part of ${path} past its end`,
      ask: { path, headers: { range: `bytes=${size}-` } },
      status: [416],
      headers: { "content-range": `bytes */${size}` },
    },
    {
      what: `a part of another ${path} than there is now`,
      ask: { path, headers: { range: "bytes=0-1", "if-range": '"another"' } },
      status: [200],
      headers: { "content-length": String(size), "content-range": undefined },
      body: { bytes: content },
    },
  ];
}

/** What a missing address is answered with: as a page, whatever it is below of and asked with. */
function missing(site: ExpectedSite): Requirement[] {
  const { "cross-origin-resource-policy": _ofTheFolder, ...headers } = ruled(site, "/nothing");
  const answer = {
    status: [404],
    headers: { ...headers, "content-type": mediaTypes[".html"] },
    body: { page: site.notFound },
  };
  const places = [...new Set(site.files.map((file) => file.slice(0, file.lastIndexOf("/") + 1)))];
  const paths = [
    "/nothing-is-here",
    "/de/nothing/is/here",
    "/xx",
    "/en",
    ...places.filter((place) => place !== "/").map((place) => `${place}gone-00000000.js`),
  ];
  const conditions = [
    { range: "bytes=0-1" },
    { "if-none-match": "*" },
    { "if-modified-since": "Sun, 01 Mar 2099 12:00:00 GMT" },
  ];
  return [
    ...paths.map((path) => ({ what: `the missing ${path}`, ask: { path }, ...answer })),
    ...conditions.map((asked) => ({
      what: `a missing address with ${Object.keys(asked)}`,
      ask: { path: "/nothing-is-here", headers: asked as Record<string, string> },
      ...answer,
    })),
    {
      what: "a missing address in Brotli",
      ask: { path: "/nothing-is-here", headers: { "accept-encoding": "br" } },
      ...answer,
      headers: { ...answer.headers, ...packed("br") },
    },
  ];
}

const elsewhere = [301, 302, 307, 308, 403, 400];

/** What no visitor is to reach: second addresses of pages, twins, folders, what is hidden or a host's own. */
function refused(site: ExpectedSite): Requirement[] {
  const page = site.pages.find(({ path }) => path.lastIndexOf("/") > 0)?.path ?? "/";
  const script = site.files.find((file) => file.endsWith(".js")) ?? "/";
  const paths = [
    `${page}/`,
    `${page}.html`,
    `${page}.html.br`,
    `${page.slice(0, page.lastIndexOf("/"))}/`,
    "/index",
    "/index.html",
    "/404",
    "/404.html",
    `${script}.br`,
    `${script}.gz`,
    "/assets",
    "/assets/",
    "/.well-known/",
    "/.well-known/.hidden",
    "/_headers",
    "/_redirects",
    "/.env",
    "/.git/config",
    "/media/.hidden",
  ];
  const outside = ["/..%2f..%2fetc%2fpasswd", "/assets/..%2f..%2fpackage.json", "/%00", "/%ff"];
  return [
    ...paths.map((path) => ({
      what: path,
      ask: { path },
      status: [404],
      elsewhere,
      headers: {},
      body: { page: site.notFound },
    })),
    ...outside.map((path) => ({ what: path, ask: { path }, status: [404, 400], headers: {} })),
  ];
}

function methods(): Requirement[] {
  return ["POST", "DELETE", "OPTIONS"].map((method) => ({
    what: `${method} /`,
    ask: { path: "/", method },
    status: [405],
    elsewhere: [200, 204, 400, 403, 404, 501],
    headers: { allow: /^GET, HEAD$/ },
  }));
}

function moved({ redirects }: ExpectedSite): Requirement[] {
  return redirects.map((redirect) => ({
    what: `the old ${redirect.from}`,
    ask: { path: `${encodeURI(redirect.from)}?x=1` },
    status: [redirect.status],
    headers: { location: locationOf(redirect, "?x=1") },
  }));
}

/** All that a host must do to show a built site as it was built. */
export function requirements(site: ExpectedSite): Requirement[] {
  return [pages, forms, files, ranges, missing, refused, methods, moved].flatMap((some) => some(site));
}
