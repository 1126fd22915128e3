import { isDeepStrictEqual } from "node:util";
import { type HeadFacts, headFactsIn } from "../../generator/output/head-facts.ts";
import { ownAddressesIn } from "../../generator/output/own-addresses.ts";
import { type Answer, type Asked, contentOf } from "./request.ts";

/** By lower-case name: the value, what it looks like, or nothing where the header must be absent. */
export type Headers = Readonly<Record<string, string | RegExp | undefined>>;

/** Says what is the matter with a body, once it is unpacked. */
type BodyCheck = (content: Buffer) => string[];

/** Something that a host must do: what is asked, and what the answer has to be. */
export interface Requirement {
  /** What is asked for, as a report names it: "a page in Brotli". */
  what: string;
  ask: Asked;
  status: number;
  /** What may be answered as well. Of such an answer nothing more is wanted. */
  orStatus?: readonly number[];
  headers?: Headers;
  body?: BodyCheck;
}

export interface Fault {
  text: string;
  remedy: string;
}

export const remedies = {
  status: "publish all of dist/, and set the host up as docs/how-to/go-live.md says",
  header: "let the host read dist/_headers, or write its configuration anew with `npm run host`",
  body: "publish the dist/ that is here, or check out and build what is published; a host that changes files must not",
} as const;

const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));

export const sameBytes =
  (wanted: Buffer): BodyCheck =>
  (got) =>
    got.equals(wanted) ? [] : [`the body: got ${got.length} B, wants the ${wanted.length} B of the built file`];

/** A page need not be the same to the byte, as it may have been built on another day: its head and its addresses tell it. */
export function samePage(html: string, origin: string): BodyCheck {
  const wanted = headFactsIn(html);
  const named = ownAddressesIn(html, origin, "/");
  return (content) => {
    const got = headFactsIn(String(content));
    const gotNamed = ownAddressesIn(String(content), origin, "/");
    return [
      ...(Object.keys(wanted) as (keyof HeadFacts)[])
        .filter((fact) => !isDeepStrictEqual(got[fact], wanted[fact]))
        .map((fact) => `${fact} of the page: got ${shown(got[fact])}, wants ${shown(wanted[fact])}`),
      ...gotNamed.filter((one) => !named.includes(one)).map((one) => `names ${one}, as the built page does not`),
      ...named.filter((one) => !gotNamed.includes(one)).map((one) => `does not name ${one}, as the built page does`),
    ];
  };
}

function headerFaults({ headers }: Answer, wanted: Headers): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const got = headers[name];
    const fits = value instanceof RegExp ? value.test(got ?? "") : got === value;
    return fits ? [] : [`${name}: got ${shown(got)}, wants ${value instanceof RegExp ? String(value) : shown(value)}`];
  });
}

/** Throws an `Error` for a body that is not in the coding that its header tells. */
export function faultsIn(answer: Answer, { status, orStatus = [], headers = {}, body }: Requirement): Fault[] {
  if (orStatus.includes(answer.status)) return [];
  if (answer.status !== status) {
    return [{ text: `status: got ${answer.status}, wants ${status}`, remedy: remedies.status }];
  }
  return [
    ...headerFaults(answer, headers).map((text) => ({ text, remedy: remedies.header })),
    ...(body?.(contentOf(answer)) ?? []).map((text) => ({ text, remedy: remedies.body })),
  ];
}
