import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { FuzzRequest } from "./fuzz-requests.ts";
import type { Answer } from "./raw-client.ts";
import { longCache } from "./sample-folder.ts";

/** Texts that tell a stranger how the server is made, or where it lies. */
export const leak = /\n\s+at |node:|node_modules|\/tmp\/|\.ts\b|Error:/;

const unpack: Readonly<Record<string, (packed: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

function contentOf({ headers, body }: Answer): string {
  const coding = headers["content-encoding"];
  return String(coding ? unpack[coding]?.(body) : body);
}

function faultsIn206({ headers, body }: Answer, { method, headers: asked, content }: FuzzRequest): string[] {
  const [, first = -1, last = -1, size = -1] =
    /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers["content-range"] ?? "")?.map(Number) ?? [];
  const faults: string[] = [];
  if (method !== "GET" || !asked.range) faults.push("206 to a request for the whole");
  if (first < 0 || last < first || size <= last) faults.push("206 without a Content-Range within the file");
  if (body.length !== last - first + 1) faults.push("another length than that of the part");
  if (content !== undefined && size !== content.length) faults.push("another size than the file's");
  if (content !== undefined && body.toString() !== content.slice(first, last + 1))
    faults.push("another part than told");
  if (headers["content-encoding"]) faults.push("a part of a packed form");
  return faults;
}

/** In what an answer breaks RFC 9110 or this server's own rules; nothing when it is right. */
export function faultsIn(answer: Answer, request: FuzzRequest): string[] {
  const { status, head, headers, body } = answer;
  const faults: string[] = [];
  const wanted = (holds: boolean, fault: string) => holds || faults.push(fault);
  wanted(request.allowed.includes(status), `${status} is not among ${request.allowed}`);
  wanted(
    !leak.test(head) && (status === 200 || status === 206 || !leak.test(body.toString())),
    "it tells of the inside",
  );
  wanted(headers.date !== undefined, "no Date");
  wanted(status === 304 || /^\d+$/.test(headers["content-length"] ?? ""), "no Content-Length");
  wanted(status < 400 || headers["cache-control"] !== longCache, "an error that is kept for a year");
  wanted(headers["content-encoding"] === undefined || headers.vary === "Accept-Encoding", "packed without Vary");
  if (status === 206) faults.push(...faultsIn206(answer, request));
  else wanted(status === 416 || headers["content-range"] === undefined, "a Content-Range with neither 206 nor 416");
  if (status === 416) wanted(/^bytes \*\/\d+$/.test(headers["content-range"] ?? ""), "416 without the length");
  if (status === 405) wanted(headers.allow === "GET, HEAD", "405 without Allow");
  if (status === 304)
    wanted(headers.etag !== undefined && headers["content-type"] === undefined, "304 with wrong headers");
  if (status === 200 && request.method === "GET" && request.content !== undefined) {
    wanted(contentOf(answer) === request.content, "another content than the file's");
  }
  return faults;
}
