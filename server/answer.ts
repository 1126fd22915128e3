import type { Stats } from "node:fs";
import { open } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import { contentType } from "mime-types";
import { judgeConditions, partOf, type Validators } from "./protocol/conditions.ts";
import { chooseEncoding, type Encoding, endings } from "./protocol/encoding.ts";
import type { StoredDocument } from "./snapshot.ts";

/** A request with what its answer needs: the response, and the headers that the folder's rules give its path. */
export interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  headers: ReadonlyMap<string, string>;
}

/** Begins an answer with the headers of the path; what an earlier attempt at one has set is forgotten. */
function begin({ response, headers }: Call, status: number): ServerResponse {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.setHeaders(headers as Map<string, string>);
  response.statusCode = status;
  return response;
}

/** Answers with a line of text that nobody keeps: for all that is neither a document nor a file. */
export function answerText(call: Call, status: number, text: string, own: Readonly<Record<string, string>> = {}): void {
  const content = Buffer.from(`${text}\n`);
  const headers = {
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
    "X-Content-Type-Options": "nosniff",
    "Content-Length": content.length,
    ...own,
  };
  begin(call, status).setHeaders(new Map(Object.entries(headers)));
  call.response.end(call.request.method === "HEAD" ? undefined : content);
}

/** Says that the answer is chosen among codings, where there are any, and gives back the one for this client. */
function codingFor({ request, response }: Call, available: readonly Encoding[]): Encoding | undefined {
  if (available.length > 0) response.appendHeader("Vary", "Accept-Encoding");
  return chooseEncoding(request.headers["accept-encoding"], available);
}

/** Answers in place of the content when a condition of the request says so, and tells whether it has. */
function answeredByCondition(call: Call, validators: Validators): boolean {
  const { request, response } = call;
  response.setHeader("ETag", validators.etag);
  response.setHeader("Last-Modified", new Date(validators.lastModified).toUTCString());
  const verdict = judgeConditions(request.headers, validators);
  if (verdict === "failed") answerText(call, 412, "What is here is not what the conditions name.");
  if (verdict === "not modified") {
    response.removeHeader("Content-Type");
    response.statusCode = 304;
    response.end();
  }
  return verdict !== "holds";
}

function setContent(response: ServerResponse, type: string, length: number, encoding: Encoding | undefined): void {
  if (encoding) response.setHeader("Content-Encoding", encoding);
  if (!response.hasHeader("Content-Type")) response.setHeader("Content-Type", type);
  response.setHeader("Content-Length", length);
}

/** Answers with a document, a range of which is the whole of it; without a time in ms since 1970 it is that of what is missing. */
export function answerDocument(call: Call, { plain, packed }: StoredDocument, lastModified?: number): void {
  const response = begin(call, lastModified === undefined ? 404 : 200);
  // What is missing today may be there tomorrow, whatever its folder's files may be kept for.
  if (lastModified === undefined) response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
  const encoding = codingFor(call, [...packed.keys()]);
  const { content, etag } = (encoding && packed.get(encoding)) || plain;
  if (lastModified !== undefined && answeredByCondition(call, { etag, lastModified })) return;
  setContent(response, "text/html; charset=utf-8", content.length, encoding);
  response.end(call.request.method === "HEAD" ? undefined : content);
}

const absent = new Set(["ENOENT", "ENOTDIR"]);

function openIfThere(file: string) {
  return open(file).catch((error: NodeJS.ErrnoException) => {
    if (absent.has(error.code ?? "")) return undefined;
    throw error;
  });
}

function validatorsOf({ size, mtimeMs }: Stats, encoding: Encoding | undefined): Validators {
  const parts = [size.toString(36), mtimeMs.toString(36), ...(encoding ? [encoding] : [])];
  return { etag: `"${parts.join("-")}"`, lastModified: mtimeMs };
}

/**
 * Answers with a file, of which there are codings beside it. Says whether there is one; where there is none, nothing has been sent. Rejects when the file is
 * there and cannot be read to its end, and when the client has gone.
 */
export async function answerFile(
  call: Call,
  file: string,
  available: readonly Encoding[],
): Promise<"answered" | "missing"> {
  const { request, response } = call;
  begin(call, 200);
  const coding = codingFor(call, available);
  // Ranges are of the file itself: a client can put parts of it together, whatever it accepts each time.
  const encoding = request.headers.range ? undefined : coding;
  const handle = await openIfThere(encoding ? file + endings[encoding] : file);
  if (!handle) return "missing";
  try {
    const stats = await handle.stat();
    if (!stats.isFile()) return "missing";
    const validators = validatorsOf(stats, encoding);
    response.setHeader("Accept-Ranges", "bytes");
    if (answeredByCondition(call, validators)) return "answered";
    const part = request.method === "GET" ? partOf(request.headers, validators, stats.size) : undefined;
    if (part === "none") {
      answerText(call, 416, "The file has no such part.", { "Content-Range": `bytes */${stats.size}` });
      return "answered";
    }
    const { first, last } = part ?? { first: 0, last: stats.size - 1 };
    const length = last - first + 1;
    if (part) {
      response.statusCode = 206;
      response.setHeader("Content-Range", `bytes ${first}-${last}/${stats.size}`);
    }
    setContent(response, contentType(extname(file)) || "application/octet-stream", length, encoding);
    if (request.method === "GET" && length > 0) {
      const content = handle.createReadStream({ start: first, end: last });
      await pipeline(content, response, { end: false });
      // The next answer on this connection would be taken for the rest of this one.
      if (content.bytesRead < length) throw new Error("the file became shorter while it was sent");
    }
    response.end();
    return "answered";
  } finally {
    await handle.close();
  }
}
