import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { ExpectedSite } from "../expected-site.ts";
import { mediaTypes } from "./media-types.ts";
import type { Requirement } from "./requirement.ts";
import { ruled } from "./ruled.ts";

/** One file of each kind. */
export function files(site: ExpectedSite): Requirement[] {
  const kinds = new Map(site.files.map((file) => [`${file.split("/")[1]} ${extname(file)}`, file]));
  return [...kinds.values()].map((path) => ({
    what: `the file ${path}`,
    ask: { path: encodeURI(path) },
    status: [200],
    headers: { ...ruled(site, path), "content-type": mediaTypes[extname(path)] ?? /./ },
    body: { bytes: readFileSync(join(site.folder, path)) },
  }));
}

/** Parts of a film, as a player asks for them. */
export function ranges(site: ExpectedSite): Requirement[] {
  const path = site.files.find((file) => file.endsWith(".webm")) ?? site.files.find((file) => file.endsWith(".mp4"));
  if (!path) return [];
  const content = readFileSync(join(site.folder, path));
  const size = content.length;
  const part = (range: string, first: number, last: number): Requirement => ({
    what: `${range} of ${path}`,
    ask: { path, headers: { range } },
    status: [206],
    headers: { ...ruled(site, path), "content-range": `bytes ${first}-${last}/${size}` },
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
      headers: { "content-range": undefined },
      body: { bytes: content },
    },
  ];
}
