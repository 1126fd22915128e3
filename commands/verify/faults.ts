import { isDeepStrictEqual } from "node:util";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type HeadFacts, headFactsIn } from "../../generator/built/head-facts.ts";
import type { Answer } from "./ask.ts";
import type { Requirement } from "./requirements/requirement.ts";

/** In what an answer is not what it has to be. */
export interface Fault {
  text: string;
  /** What the owner can do. */
  remedy: string;
}

export const remedies = {
  status: "publish all of dist/, and set the host up as docs/how-to/go-live.md says",
  header: "let the host read dist/_headers, or write its configuration anew with `npm run host`",
  body: "publish the dist/ that is here, or check out and build what is published; a host that changes files must not",
} as const;

const unpack: Readonly<Record<string, (packed: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The body of an answer without its content coding. Throws an `Error` when it is not in that coding. */
export function contentOf({ headers, body }: Answer): Buffer {
  const coding = headers["content-encoding"];
  return coding ? (unpack[coding]?.(body) ?? body) : body;
}

const shown = (value: unknown) => (value === undefined ? "nothing" : JSON.stringify(value));

function headerFaults({ headers }: Answer, wanted: Requirement["headers"]): string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const got = headers[name];
    const fits = value instanceof RegExp ? value.test(got ?? "") : got === value;
    return fits ? [] : [`${name}: got ${shown(got)}, wants ${value instanceof RegExp ? String(value) : shown(value)}`];
  });
}

function pageFaults(content: string, wanted: HeadFacts): string[] {
  const got = headFactsIn(content);
  return (Object.keys(wanted) as (keyof HeadFacts)[])
    .filter((fact) => !isDeepStrictEqual(got[fact], wanted[fact]))
    .map((fact) => `${fact} of the page: got ${shown(got[fact])}, wants ${shown(wanted[fact])}`);
}

function bodyFaults(answer: Answer, wanted: NonNullable<Requirement["body"]>): string[] {
  const { length } = answer.body;
  if ("bytes" in wanted && wanted.bytes === "none") return length === 0 ? [] : [`${length} B of body, wants none`];
  let content: Buffer;
  try {
    content = contentOf(answer);
  } catch {
    return [`the body is not in the coding ${shown(answer.headers["content-encoding"])} that its header tells`];
  }
  if ("page" in wanted) return pageFaults(String(content), wanted.page);
  if (content.equals(wanted.bytes)) return [];
  return [`the body: got ${content.length} B, wants the ${wanted.bytes.length} B of the built file`];
}

/**
 * In what an answer is not what is required; nothing when it is.
 *
 * @param strict whether the host is one whose every rule is ours
 */
export function faultsIn(answer: Answer, requirement: Requirement, strict: boolean): Fault[] {
  const { status, elsewhere = [], headers, headersElsewhere, body } = requirement;
  if (!status.includes(answer.status)) {
    if (!strict && elsewhere.includes(answer.status)) return [];
    return [{ text: `status: got ${answer.status}, wants ${status.join(" or ")}`, remedy: remedies.status }];
  }
  return [
    ...headerFaults(answer, strict ? headers : { ...headers, ...headersElsewhere }).map((text) => ({
      text,
      remedy: remedies.header,
    })),
    ...(body ? bodyFaults(answer, body) : []).map((text) => ({ text, remedy: remedies.body })),
  ];
}
