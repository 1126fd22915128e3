import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { ExpectedSite } from "../expected-site.ts";
import { packed, type Requirement, ruled, typeOf } from "./requirement.ts";

/** Every page in every language. */
export function pages(site: ExpectedSite): Requirement[] {
  return site.pages.map(({ path, facts }) => ({
    what: `the page ${path}`,
    ask: { path },
    status: [200],
    headers: { ...ruled(site, path), "content-type": typeOf(".html"), "content-encoding": undefined },
    body: { page: facts },
  }));
}

/** A page and a script in each coding, with and without a body, and again once it is known. */
export function forms(site: ExpectedSite): Requirement[] {
  const page = site.pages.slice(0, 1).map(({ path, facts }) => ({ path, body: { page: facts } }));
  const script = site.files
    .filter((file) => file.startsWith("/assets/") && file.endsWith(".js"))
    .slice(0, 1)
    .map((path) => ({ path, body: { bytes: readFileSync(join(site.folder, path)) } }));
  return [...page, ...script].flatMap(({ path, body }): Requirement[] => {
    const headers = ruled(site, path);
    const ask = (encoding: string) => ({ path, headers: { "accept-encoding": encoding } });
    const none = { bytes: "none" } as const;
    const plain = { "content-encoding": undefined, vary: /accept-encoding/i };
    const rest = { status: [200], body };
    const brotli = { headers: { ...headers, ...packed("br") }, headersElsewhere: packed(/^(br|gzip)$/) };
    const known = { status: [304], headers, body: none };
    return [
      { what: `${path} in Brotli`, ask: ask("gzip, deflate, br"), ...rest, ...brotli },
      { what: `${path} in gzip`, ask: ask("gzip"), ...rest, headers: { ...headers, ...packed("gzip") } },
      { what: `${path} as it is`, ask: ask("identity"), ...rest, headers: { ...headers, ...plain } },
      { what: `the headers of ${path}`, ask: { path, method: "HEAD" }, status: [200], headers, body: none },
      { what: `${path} again, by its tag`, ask: { ...ask("br"), known: "etag" }, ...known },
      { what: `${path} again, by its date`, ask: { ...ask("br"), known: "last-modified" }, elsewhere: [200], ...known },
    ];
  });
}

/** One file of each kind. */
export function files(site: ExpectedSite): Requirement[] {
  const kinds = new Map(site.files.map((file) => [`${file.split("/")[1]} ${extname(file)}`, file]));
  return [...kinds.values()].map((path) => ({
    what: `the file ${path}`,
    ask: { path: encodeURI(path) },
    status: [200],
    headers: { ...ruled(site, path), "content-type": typeOf(path) },
    body: { bytes: readFileSync(join(site.folder, path)) },
  }));
}

/** Parts of a film, as a player asks for them. */
export function ranges(site: ExpectedSite): Requirement[] {
  const path = site.files.find((file) => file.endsWith(".webm")) ?? site.files.find((file) => file.endsWith(".mp4"));
  if (!path) return [];
  const content = readFileSync(join(site.folder, path));
  const size = content.length;
  const asked = (what: string, headers: Record<string, string>) => ({
    what: `${what} of ${path}`,
    ask: { path, headers },
  });
  const part = (range: string, first: number, last: number): Requirement => ({
    ...asked(range, { range }),
    status: [206],
    headers: { ...ruled(site, path), "content-range": `bytes ${first}-${last}/${size}` },
    body: { bytes: content.subarray(first, last + 1) },
  });
  const another = asked("a part of another state", { range: "bytes=0-1", "if-range": '"another"' });
  return [
    part("bytes=0-1", 0, 1),
    part("bytes=2-", 2, size - 1),
    part("bytes=-3", size - 3, size - 1),
    {
      ...asked("a part past the end", { range: `bytes=${size}-` }),
      status: [416],
      headers: { "content-range": `bytes */${size}` },
    },
    { ...another, status: [200], headers: { "content-range": undefined }, body: { bytes: content } },
  ];
}
