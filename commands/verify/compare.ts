import mime from "mime-types";
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

const withoutDates = (page: Buffer) => String(page).replace(/<(?:time|span) [^>]*data-(?:today|year)[^>]*>[^<]*/g, "");

function bodyFaults(got: Buffer, wanted: Buffer, isPage: boolean): string[] {
  if (got.equals(wanted)) return [];
  if (!isPage) return [`the body: got ${got.length} B, expected ${wanted.length} B as built`];
  const [live, built] = [withoutDates(got), withoutDates(wanted)];
  if (live === built) return [];
  let first = 0;
  while (live[first] === built[first]) first += 1;
  const around = (html: string) => print(html.slice(Math.max(0, first - 20), first + 40));
  return [`the page: got ${around(live)}, expected ${around(built)}`];
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

export function faultsIn(got: Reply, wanted: Reply, rules: HeaderRules, strict: boolean): Fault[] {
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
    .map((name) => `${name}: got ${print(got.headers[name])}, expected ${print(wanted.headers[name])}`)
    .map((text) => ({ text, remedy: remedies.header }));
  const isPage = wanted.headers["content-type"]?.startsWith("text/html") === true;
  const texts = isOfBuild ? bodyFaults(contentOf(got), contentOf(wanted), isPage) : [];
  return [...headerFaults, ...texts.map((text) => ({ text, remedy: remedies.body }))];
}
