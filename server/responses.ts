import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import Negotiator from "negotiator";
import type { Representation, Resource } from "./snapshot.ts";

function end(response: ServerResponse, content: Buffer): void {
  response.setHeader("Content-Length", content.length);
  if (response.req.method === "HEAD" || content.length === 0) response.end();
  // Not ended before it is sent: Node takes a connection for idle whose answer has been ended, and cuts it when it stops.
  else response.write(content, () => response.end());
}

/** Answers with a line of text that nobody keeps: for all that is not in the build. */
export function sendText(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.statusCode = status;
  const own = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8", ...headers };
  response.setHeaders(new Map(Object.entries(own)));
  end(response, Buffer.from(`${text}\n`));
}

/** The form for this client: of those that it likes equally well the best, and the plain one also where it accepts none. */
function representationFor(response: ServerResponse, { identity, encoded }: Resource): Representation {
  if (encoded.length === 0) return identity;
  response.appendHeader("Vary", "Accept-Encoding");
  const codings = [...encoded.map(({ coding = "" }) => coding), "identity"];
  const [best] = new Negotiator(response.req).encodings(codings, { preferred: codings });
  return encoded.find(({ coding }) => coding === best) ?? identity;
}

function sendWhole(response: ServerResponse, { content, coding }: Representation): void {
  if (coding) response.setHeader("Content-Encoding", coding);
  end(response, content);
}

/** Answers 404. No condition and no range is one of what is missing. */
export function sendNotFound(response: ServerResponse, notFound: Resource): void {
  response.statusCode = 404;
  response.setHeaders(notFound.headers as Map<string, string>);
  sendWhole(response, representationFor(response, notFound));
}

/** The moment of an HTTP date in one of its three forms, in ms since 1970; `NaN` when the text is none. */
function momentOf(date = ""): number {
  // `Date.parse` takes a lone number for a year; each of the forms begins with the day of the week.
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(date)) return Number.NaN;
  return Date.parse(/gmt$/i.test(date) ? date : `${date} GMT`);
}

const names = (tags: string, etag: string) =>
  tags.trim() === "*" || [...tags.matchAll(/(?:W\/)?"[^"]*"/g)].some(([tag]) => tag === etag);

/** What a request's preconditions come to, in the order of RFC 9110, section 13.2.2. */
function evaluatePreconditions(headers: IncomingHttpHeaders, etag: string, modified: number): 200 | 304 | 412 {
  const { "if-match": wanted, "if-none-match": known } = headers;
  const isAnother = wanted === undefined ? modified > momentOf(headers["if-unmodified-since"]) : !names(wanted, etag);
  if (isAnother) return 412;
  const isKnown =
    known === undefined
      ? modified <= momentOf(headers["if-modified-since"])
      : names(known.replaceAll('W/"', '"'), etag);
  return isKnown ? 304 : 200;
}

/**
 * The part of `size` B that is asked for; it ends before it begins where there is none such. Nothing where the whole is the
 * answer: another unit, what breaks the grammar, or several ranges, which a server may pass over.
 */
function parseRange(range: string, size: number): { first: number; last: number } | undefined {
  const [, from = "", to = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(range) ?? [];
  if (from === "") return to === "" ? undefined : { first: Math.max(size - Number(to), 0), last: size - 1 };
  if (to !== "" && Number(from) > Number(to)) return undefined;
  return { first: Number(from), last: Math.min(to === "" ? size : Number(to), size - 1) };
}

/** Answers a GET or HEAD with a resource of the build, in the coding, under the conditions and in the part that it asks for. */
export function sendResource(response: ServerResponse, resource: Resource, modified: number) {
  const { method, headers } = response.req;
  response.setHeaders(resource.headers as Map<string, string>);
  const encoded = representationFor(response, resource);
  // Ranges are of the file itself: a client can put parts of it together, whatever it accepts each time.
  const representation = headers.range ? resource.identity : encoded;
  const { content, etag } = representation;
  response.setHeader("ETag", etag);
  response.setHeader("Last-Modified", new Date(modified).toUTCString());
  response.setHeader("Accept-Ranges", "bytes");
  const status = evaluatePreconditions(headers, etag, modified);
  if (status === 412) return sendText(response, 412, "What is here is not what the conditions name.");
  if (status === 304) {
    response.removeHeader("Content-Type");
    return response.writeHead(304).end();
  }
  const state = headers["if-range"];
  const isSame = state === undefined || state === etag || momentOf(String(state)) === modified;
  const range = method === "GET" && isSame ? parseRange(headers.range ?? "", content.length) : undefined;
  if (!range) return sendWhole(response, representation);
  const { first, last } = range;
  if (first > last) {
    return sendText(response, 416, "There is no such part.", { "Content-Range": `bytes */${content.length}` });
  }
  response.statusCode = 206;
  response.setHeader("Content-Range", `bytes ${first}-${last}/${content.length}`);
  end(response, content.subarray(first, last + 1));
}
