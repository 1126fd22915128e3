import { isDeepStrictEqual } from "node:util";
import mime from "mime-types";
import { textOf } from "../../generator/output-checks/document-text.ts";
import { type HeadMetadata, readHeadMetadata } from "../../generator/output-checks/head-metadata.ts";
import { ownAddressesIn } from "../../generator/output-checks/internal-links.ts";
import type { HeaderRules } from "../../server/headers-file.ts";
import { contentOf, type Reply } from "./request.ts";

export interface Fault {
  text: string;
  remedy: string;
}

export const remedies = {
  status: "publish all of dist/, and configure the host as in docs/how-to/go-live.md",
  header: "let the host read dist/_headers, or generate its configuration again: `npm run host`",
  body: "publish this dist/, or check out and build what is published; stop the host from changing files",
} as const;

const print = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));

/** The first difference between two texts, with what is around it. */
function textFaults(got: string, wanted: string): string[] {
  if (got === wanted) return [];
  const first = Array.from(wanted).findIndex((_, index) => got[index] !== wanted[index]);
  const around = (text: string) => print(text.slice(Math.max(0, first - 10), first + 30));
  return [`text of the page: got ${around(got)}, expected ${around(wanted)}`];
}

/** Compares head, text and URLs: the page may have been built on another day, with other bytes. */
function pageFaults(got: string, wanted: string, origin: string): string[] {
  const [gotHead, head] = [got, wanted].map(readHeadMetadata) as [HeadMetadata, HeadMetadata];
  const [gotUrls = [], urls = []] = [got, wanted].map((html) => ownAddressesIn(html, origin, "/"));
  return [
    ...(Object.keys(head) as (keyof HeadMetadata)[])
      .filter((fact) => !isDeepStrictEqual(gotHead[fact], head[fact]))
      .map((fact) => `${fact} of the page: got ${print(gotHead[fact])}, expected ${print(head[fact])}`),
    ...textFaults(textOf(got), textOf(wanted)),
    ...gotUrls.filter((url) => !urls.includes(url)).map((url) => `contains ${url}, unlike the built page`),
    ...urls.filter((url) => !gotUrls.includes(url)).map((url) => `does not contain ${url}, unlike the built page`),
  ];
}

function bodyFaults(got: Buffer, wanted: Buffer, isPage: boolean, origin: string): string[] {
  if (got.equals(wanted)) return [];
  if (isPage) return pageFaults(String(got), String(wanted), origin);
  return [`the body: got ${got.length} B, expected ${wanted.length} B as built`];
}

/** A file extension may have several types. Only a page's has to name the encoding. */
function isSameType(got = "", wanted = ""): boolean {
  const [types = [], wantedTypes = []] = [got, wanted].map((type) => mime.extensions[type.split(";")[0] ?? ""]);
  const isSame = got === wanted || types.some((extension) => wantedTypes.includes(extension));
  return isSame && (!wanted.startsWith("text/html") || /; ?charset=utf-8$/i.test(got));
}

/** Where an edge host may differ by its built-in rules. */
const edgeRules: Readonly<Record<string, (got: string, wanted: Reply) => boolean>> = {
  "content-encoding": (got, { status, headers }) =>
    status === 404 || (headers["content-encoding"] === "br" && got === "gzip"),
  vary: (_got, { status }) => status === 404,
  "cache-control": (got, { status }) => status === 404 && /no-store|no-cache|max-age=0\b/.test(got),
  "cross-origin-resource-policy": (_got, { status }) => status === 404,
  allow: () => true,
};

function isSameHeader(name: string, got: string | undefined, { headers }: Reply): boolean {
  const wanted = headers[name];
  if (name === "content-type") return wanted === undefined || isSameType(got, wanted);
  if (name === "vary") return headers["content-encoding"] === undefined || /accept-encoding/i.test(got ?? "");
  return got === wanted;
}

/** Where a reply differs from that of `npm start`. Throws an `Error` if a body is not in its `Content-Encoding`. */
export function faultsIn(
  got: Reply,
  wanted: Reply,
  { rules, origin, strict }: { rules: HeaderRules; origin: string; strict: boolean },
): Fault[] {
  const { status } = wanted;
  if (got.status !== status) {
    return [{ text: `status: got ${got.status}, expected ${status}`, remedy: remedies.status }];
  }
  // Any other response has a server's own text.
  const isOfBuild = [200, 206, 304, 404].includes(status);
  const fromRules = rules.flatMap(({ changes }) => changes.map(({ name }) => name.toLowerCase()));
  const names = isOfBuild ? [...fromRules, "content-type", "content-encoding", "vary"] : ["location", "allow"];
  const isAllowed = (name: string) =>
    isSameHeader(name, got.headers[name], wanted) || (!strict && edgeRules[name]?.(got.headers[name] ?? "", wanted));
  const headerFaults = [...new Set([...names, "content-range"])]
    .filter((name) => !isAllowed(name))
    .map((name) => `${name}: got ${print(got.headers[name])}, expected ${print(wanted.headers[name])}`);
  const isPage = wanted.headers["content-type"]?.startsWith("text/html") === true;
  const faults = isOfBuild ? bodyFaults(contentOf(got), contentOf(wanted), isPage, origin) : [];
  return [
    ...headerFaults.map((text) => ({ text, remedy: remedies.header })),
    ...faults.map((text) => ({ text, remedy: remedies.body })),
  ];
}
