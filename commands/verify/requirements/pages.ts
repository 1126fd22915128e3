import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExpectedSite } from "../expected-site.ts";
import { mediaTypes } from "./media-types.ts";
import type { Requirement } from "./requirement.ts";
import { packed, ruled } from "./ruled.ts";

/** Every page in every language. */
export function pages(site: ExpectedSite): Requirement[] {
  return site.pages.map(({ path, facts }) => ({
    what: `the page ${path}`,
    ask: { path },
    status: [200],
    headers: { ...ruled(site, path), "content-type": mediaTypes[".html"], "content-encoding": undefined },
    body: { page: facts },
  }));
}

interface Resource {
  path: string;
  body: NonNullable<Requirement["body"]>;
}

/** A page and a script: what comes in more than one coding. */
function packedResources(site: ExpectedSite): Resource[] {
  const page = site.pages.slice(0, 1).map(({ path, facts }): Resource => ({ path, body: { page: facts } }));
  const script = site.files.find((file) => file.startsWith("/assets/") && file.endsWith(".js"));
  return script ? [...page, { path: script, body: { bytes: readFileSync(join(site.folder, script)) } }] : page;
}

/** Each coding, with and without a body, and again once it is known. */
export function forms(site: ExpectedSite): Requirement[] {
  return packedResources(site).flatMap(({ path, body }): Requirement[] => {
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
