import { locationOf } from "../../../server/redirects-file.ts";
import type { ExpectedSite } from "../expected-site.ts";
import { packed, type Requirement, ruled, typeOf } from "./requirement.ts";

/** What a missing address is answered with: as a page, whatever it is below of and asked with. */
export function missing(site: ExpectedSite): Requirement[] {
  const { "cross-origin-resource-policy": _ofTheFolder, ...headers } = ruled(site, "/nothing");
  const answer = {
    status: [404],
    headers: { ...headers, "content-type": typeOf(".html") },
    headersElsewhere: "cache-control" in headers ? { "cache-control": /no-store|no-cache|max-age=0\b/ } : {},
    body: { page: site.notFound },
  };
  const folders = [...new Set(site.files.map((file) => file.slice(0, file.lastIndexOf("/") + 1)))];
  const below = folders.filter((folder) => folder !== "/").map((folder) => `${folder}gone-00000000.js`);
  const path = "/nothing-is-here";
  const conditions: Record<string, string>[] = [
    { range: "bytes=0-1" },
    { "if-none-match": "*" },
    { "if-modified-since": "Sun, 01 Mar 2099 12:00:00 GMT" },
  ];
  return [
    ...[path, "/de/nothing/is/here", "/xx", "/en", ...below].map((path) => ({
      what: `the missing ${path}`,
      ask: { path },
      ...answer,
    })),
    ...conditions.map((headers) => ({
      what: `a missing address with ${Object.keys(headers)}`,
      ask: { path, headers },
      ...answer,
    })),
    {
      what: "a missing address in Brotli",
      ask: { path, headers: { "accept-encoding": "br" } },
      ...answer,
      headers: { ...answer.headers, ...packed("br") },
      headersElsewhere: { ...answer.headersElsewhere, "content-encoding": /^(br|gzip|)$/, vary: /./ },
    },
  ];
}

const elsewhere = [301, 302, 307, 308, 400, 403];

/** What no visitor is to reach: second addresses of pages, twins, folders, what is hidden or a host's own. */
export function refused(site: ExpectedSite): Requirement[] {
  const page = site.pages.find(({ path }) => path.lastIndexOf("/") > 0)?.path ?? "/";
  const script = site.files.find((file) => file.endsWith(".js")) ?? "/";
  const second = [`${page}/`, `${page}.html`, `${page.slice(0, page.lastIndexOf("/"))}/`, `/${page}`];
  const paths =
    "/index /index.html /404.html /assets /assets/ /.well-known/ /.well-known/.hidden /_headers /_redirects /.env /.git/config /media/.hidden";
  // An edge host packs by itself, and serves these as any file; nobody is led to them.
  const unnamed = ["/404", `${page}.html.br`, `${script}.br`, `${script}.gz`];
  const outside = ["/..%2f..%2fetc%2fpasswd", "/assets/..%2f..%2fpackage.json", "/%00", "/%ff"];
  const refusal = { status: [404], headers: {}, body: { page: site.notFound } };
  return [
    ...[...second, ...paths.split(" ")].map((path) => ({ what: path, ask: { path }, elsewhere, ...refusal })),
    ...unnamed.map((path) => ({ what: path, ask: { path }, elsewhere: [...elsewhere, 200], ...refusal })),
    ...outside.map((path) => ({ what: path, ask: { path }, status: [404, 400], headers: {} })),
  ];
}

/** What is not asked with GET or HEAD. */
export function methods(): Requirement[] {
  return ["POST", "DELETE", "OPTIONS"].map((method) => ({
    what: `${method} /`,
    ask: { path: "/", method },
    status: [405],
    elsewhere: [200, 204, 400, 403, 404, 501],
    headers: { allow: /^GET, HEAD$/ },
    headersElsewhere: { allow: /^/ },
  }));
}

/** Addresses of an earlier site. */
export function moved({ redirects }: ExpectedSite): Requirement[] {
  return redirects.map((redirect) => ({
    what: `the old ${redirect.from}`,
    ask: { path: `${encodeURI(redirect.from)}?x=1` },
    status: [redirect.status],
    headers: { location: locationOf(redirect, "?x=1") },
  }));
}
