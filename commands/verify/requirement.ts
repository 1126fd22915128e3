import { isDeepStrictEqual } from "node:util";
import { textOf } from "../../generator/output-checks/document-text.ts";
import { type HeadMetadata, readHeadMetadata } from "../../generator/output-checks/head-metadata.ts";
import { ownAddressesIn } from "../../generator/output-checks/internal-links.ts";
import { contentOf, type Reply, type RequestOptions } from "./request.ts";

/** By lower-case name: a value, a pattern, or undefined if the header must be absent. */
export type Headers = Readonly<Record<string, string | RegExp | undefined>>;

/** Returns the faults of a decoded body. */
type BodyCheck = (content: Buffer) => string[];

export interface Requirement {
  /** As in the report: "a page in Brotli". */
  what: string;
  request: RequestOptions;
  status: number;
  /** Also accepted, without further checks. */
  orStatus?: readonly number[];
  headers?: Headers;
  body?: BodyCheck;
}

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

export const sameBytes =
  (wanted: Buffer): BodyCheck =>
  (got) =>
    got.equals(wanted) ? [] : [`the body: got ${got.length} B, expected ${wanted.length} B as built`];

/** The first difference between two texts, with what is around it. */
function textFault(got: string, wanted: string): string[] {
  if (got === wanted) return [];
  const first = Array.from(wanted).findIndex((_, index) => got[index] !== wanted[index]);
  const around = (text: string) => print(text.slice(Math.max(0, first - 10), first + 30));
  return [`text of the page: got ${around(got)}, expected ${around(wanted)}`];
}

/** Compares head, text and URLs: the page may have been built on another day, with other bytes. */
export function samePage(html: string, origin: string): BodyCheck {
  const wanted = readHeadMetadata(html);
  const urls = ownAddressesIn(html, origin, "/");
  const text = textOf(html);
  return (content) => {
    const got = readHeadMetadata(String(content));
    const gotUrls = ownAddressesIn(String(content), origin, "/");
    return [
      ...(Object.keys(wanted) as (keyof HeadMetadata)[])
        .filter((fact) => !isDeepStrictEqual(got[fact], wanted[fact]))
        .map((fact) => `${fact} of the page: got ${print(got[fact])}, expected ${print(wanted[fact])}`),
      ...textFault(textOf(String(content)), text),
      ...gotUrls.filter((url) => !urls.includes(url)).map((url) => `contains ${url}, unlike the built page`),
      ...urls.filter((url) => !gotUrls.includes(url)).map((url) => `does not contain ${url}, unlike the built page`),
    ];
  };
}

function headerFaults({ headers }: Reply, wanted: Headers): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const got = headers[name];
    const fits = value instanceof RegExp ? value.test(got ?? "") : got === value;
    return fits
      ? []
      : [`${name}: got ${print(got)}, expected ${value instanceof RegExp ? String(value) : print(value)}`];
  });
}

/** Throws an `Error` if the body is not in its `Content-Encoding`. */
export function faultsIn(reply: Reply, { status, orStatus = [], headers = {}, body }: Requirement): Fault[] {
  if (orStatus.includes(reply.status)) return [];
  if (reply.status !== status) {
    return [{ text: `status: got ${reply.status}, expected ${status}`, remedy: remedies.status }];
  }
  return [
    ...headerFaults(reply, headers).map((text) => ({ text, remedy: remedies.header })),
    ...(body?.(contentOf(reply)) ?? []).map((text) => ({ text, remedy: remedies.body })),
  ];
}
