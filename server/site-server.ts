import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { documents as documentFiles } from "../generator/documents.ts";
import { headersFor, parseHeadersFile } from "../generator/host/security-headers.ts";
import { pathOf } from "../src/lib/addresses.ts";

/** The document of every page, by the exact path at which it answers. */
const documents = new Map(
  documentFiles.flatMap(({ page, locale, file }) =>
    page === "notFound" ? [] : [[pathOf(page, locale), `/${file}`] as const],
  ),
);

/** What stands in the folder for hosts and not for visitors: documents under their file names, the hosts' own files. */
const hidden = /\.(html|br|gz)$|^\/_/;

const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

function accepts(request: IncomingMessage, encoding: string): boolean {
  const offered = String(request.headers["accept-encoding"] ?? "").split(",");
  return offered.some((offer) => {
    const [name, quality] = offer.trim().split(/\s*;\s*q=/);
    return name === encoding && Number(quality ?? 1) > 0;
  });
}

function notFoundAnswer(folder: string) {
  const variants = [...encodings, [undefined, ""] as const].flatMap(([encoding, ending]) => {
    const file = join(folder, `404.html${ending}`);
    return existsSync(file) ? [{ encoding, content: readFileSync(file) }] : [];
  });
  return (request: IncomingMessage, response: ServerResponse) => {
    const variant = variants.find(({ encoding }) => !encoding || accepts(request, encoding));
    if (variant?.encoding) response.setHeader("Content-Encoding", variant.encoding);
    response.setHeader("Vary", "Accept-Encoding");
    // What is missing today may be there tomorrow, whatever its folder's files may be kept for.
    response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Length", variant?.content.length ?? 0);
    response.statusCode = 404;
    response.end(request.method === "HEAD" ? undefined : variant?.content);
  };
}

/** A path without its query and with its escapes undone; nothing when it cannot be read. */
function readPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split("?")[0] ?? "/");
  } catch {
    return undefined;
  }
}

const openFolder = (folder: string) => ({
  rules: parseHeadersFile(readFileSync(join(folder, "_headers"), "utf8")),
  serveFile: sirv(folder, { etag: true, brotli: true, gzip: true, dotfiles: false, extensions: [] }),
  answerNotFound: notFoundAnswer(folder),
});

/**
 * Serves a built folder as an edge host would: the headers of its `_headers` file, compressed files where the browser
 * takes them, every page at its exact path and the 404 page everywhere else. A folder that is built anew is served anew:
 * its pages must not meet the policy of those before.
 */
export function createSiteServer(folder: string): Server {
  const builtAt = () => statSync(join(folder, "_headers"), { throwIfNoEntry: false })?.mtimeMs;
  let openedAt = builtAt();
  let opened = openFolder(folder);

  return createServer({ keepAliveTimeout: 5000 }, (request, response) => {
    const latest = builtAt();
    if (latest !== undefined && latest !== openedAt) {
      openedAt = latest;
      opened = openFolder(folder);
    }
    const { rules, serveFile, answerNotFound } = opened;
    const path = readPath(request.url ?? "/");
    for (const [name, value] of Object.entries(headersFor(rules, path ?? "/"))) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD", "Content-Type": "text/plain; charset=utf-8" });
      response.end("Only GET and HEAD are answered here.\n");
      return;
    }
    const document = path === undefined ? undefined : documents.get(path);
    if (document) request.url = document;
    else if (path === undefined || path.endsWith("/") || hidden.test(path)) return answerNotFound(request, response);
    // sirv looks for names alone and would pass over "gzip;q=0".
    request.headers["accept-encoding"] = encodings
      .map(([name]) => name)
      .filter((name) => accepts(request, name))
      .join();
    serveFile(request, response, () => answerNotFound(request, response));
  });
}
