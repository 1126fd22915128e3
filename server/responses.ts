import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import Negotiator from "negotiator";
import type { Representation, Resource } from "./snapshot.ts";

function end(response: ServerResponse, content: Buffer): void {
  response.setHeader("Content-Length", content.length);
  // Ended after sending: Node takes a connection for idle once its response is ended, and closes it when stopping.
  response.write(content, () => response.end());
}

/** An uncacheable line of text, for everything that is not in the build. */
export function sendText(response: ServerResponse, status: number, text: string, headers = {}): void {
  response.statusCode = status;
  const allHeaders = { "Cache-Control": "no-store", "Content-Type": "text/plain; charset=utf-8", ...headers };
  response.setHeaders(new Map(Object.entries(allHeaders)));
  end(response, Buffer.from(`${text}\n`));
}

/** Among equally accepted encodings the best; the plain file also if the client accepts none. */
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

/** Adds to the headers that are set. Preconditions and ranges do not apply to a missing resource. */
export function sendNotFound(response: ServerResponse, notFound: Resource): void {
  response.statusCode = 404;
  sendWhole(response, representationFor(response, notFound));
}

function parseDate(date = ""): number {
  // `Date.parse` reads a lone number as a year; all three formats begin with the weekday.
  if (!/^(mon|tue|wed|thu|fri|sat|sun)/i.test(date)) return Number.NaN;
  return Date.parse(/gmt$/i.test(date) ? date : `${date} GMT`);
}

const matches = (tags: string, etag: string) =>
  tags.trim() === "*" || [...tags.matchAll(/(?:W\/)?"[^"]*"/g)].some(([tag]) => tag === etag);

/** Evaluates a request's preconditions in the order of RFC 9110, section 13.2.2; returns the status. */
function evaluatePreconditions(headers: IncomingHttpHeaders, etag: string, modified: number): 200 | 304 | 412 {
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = headers;
  const hasFailed =
    ifMatch === undefined ? modified > parseDate(headers["if-unmodified-since"]) : !matches(ifMatch, etag);
  if (hasFailed) return 412;
  const isNotModified =
    ifNoneMatch === undefined
      ? modified <= parseDate(headers["if-modified-since"])
      : matches(ifNoneMatch.replaceAll('W/"', '"'), etag);
  return isNotModified ? 304 : 200;
}

/** `first > last` if it cannot be satisfied; undefined for another unit, a syntax error and several ranges. */
function parseRange(range: string, size: number) {
  const [, from = "", to = ""] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(range) ?? [];
  if (from === "") return to === "" ? undefined : { first: Math.max(size - Number(to), 0), last: size - 1 };
  if (to !== "" && Number(from) > Number(to)) return undefined;
  return { first: Number(from), last: Math.min(to === "" ? size : Number(to), size - 1) };
}

export function sendResource(response: ServerResponse, resource: Resource, modified: number) {
  const { method, headers } = response.req;
  response.setHeaders(resource.headers as Map<string, string>);
  const encoded = representationFor(response, resource);
  // Ranges are of the uncompressed file: clients can join parts, whatever encodings they accept each time.
  const representation = headers.range && method === "GET" ? resource.identity : encoded;
  const { content, etag } = representation;
  response.setHeader("ETag", etag);
  response.setHeader("Last-Modified", new Date(modified).toUTCString());
  response.setHeader("Accept-Ranges", "bytes");
  const status = evaluatePreconditions(headers, etag, modified);
  if (status === 412) return sendText(response, 412, "The preconditions failed.");
  if (status === 304) {
    response.removeHeader("Content-Type");
    return response.writeHead(304).end();
  }
  const ifRange = headers["if-range"];
  const isCurrent = ifRange === undefined || ifRange === etag || parseDate(String(ifRange)) === modified;
  const range = method === "GET" && isCurrent ? parseRange(headers.range ?? "", content.length) : undefined;
  if (!range) return sendWhole(response, representation);
  const { first, last } = range;
  if (first > last) {
    return sendText(response, 416, "There is no such range.", { "Content-Range": `bytes */${content.length}` });
  }
  response.statusCode = 206;
  response.setHeader("Content-Range", `bytes ${first}-${last}/${content.length}`);
  end(response, content.subarray(first, last + 1));
}
