import type { IncomingMessage, ServerResponse } from "node:http";
import type { Validators } from "../protocol/conditions.ts";

/** A request with what its answer needs: the response, and the headers that the folder's rules give its path. */
export interface Call {
  request: IncomingMessage;
  response: ServerResponse;
  headers: ReadonlyMap<string, string>;
}

/** Begins an answer with the headers of the path; what an earlier attempt at one has set is forgotten. */
export function begin({ response, headers }: Call, status: number): ServerResponse {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of headers) response.setHeader(name, value);
  response.statusCode = status;
  return response;
}

/** Sets the headers by which a client asks again for what it has. */
export function setValidators(response: ServerResponse, { etag, lastModified }: Validators): void {
  response.setHeader("ETag", etag);
  response.setHeader("Last-Modified", new Date(lastModified).toUTCString());
}

/** Answers with a line of text that nobody keeps: for all that is neither a document nor a file. */
export function answerText(call: Call, status: number, text: string, own: Readonly<Record<string, string>> = {}): void {
  const response = begin(call, status);
  const content = Buffer.from(`${text}\n`);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Content-Type", "text/plain; charset=utf-8");
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Content-Length", content.length);
  for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
  response.end(call.request.method === "HEAD" ? undefined : content);
}
