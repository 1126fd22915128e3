import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

// WebKit's driver shows nobody the console. So each document is passed on with one script more, which tells this server what
// the console is told, what is thrown, what cannot be loaded and what the policy refuses, from the first line on.

const scriptPath = "/watch.js";
const reportPath = "/watched";

/** Runs in the browser. */
function watch(path: string): void {
  const tell = (kind: string, words: string) => navigator.sendBeacon(path, `${kind}: ${words}`);
  addEventListener(
    "error",
    ({ target, message }) => {
      // A browser that cannot show one source takes the next.
      if (target instanceof HTMLSourceElement) return;
      const { src, href, currentSrc } = target as { src?: string; href?: string; currentSrc?: string };
      tell("error", message ?? `${currentSrc || src || href} could not be loaded`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => tell("rejection", String(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    tell("policy", `${effectiveDirective} refuses ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const) {
    const write = console[level];
    console[level] = (...words: unknown[]) => {
      tell(level, words.join(" "));
      write(...words);
    };
  }
}

const script = `(${watch})(${JSON.stringify(reportPath)})`;

async function passOn(from: IncomingMessage, response: ServerResponse): Promise<void> {
  const { "content-length": _length, ...headers } = from.headers;
  if (!headers["content-type"]?.startsWith("text/html")) {
    response.writeHead(from.statusCode ?? 500, from.headers);
    from.pipe(response);
    return;
  }
  const document = await text(from);
  response.writeHead(from.statusCode ?? 500, headers);
  response.end(document.replace(/<head>/, `<head><script src="${scriptPath}"></script>`));
}

export interface WatchedSite {
  readonly origin: string;
  /** What a console would show as an error or a warning; it grows. */
  readonly faults: string[];
  stop(): void;
}

/** Passes on the site that is at `origin`, and notes what goes wrong in a browser. */
export async function watchSite(origin: string): Promise<WatchedSite> {
  const faults: string[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === scriptPath) {
      response.writeHead(200, { "content-type": "text/javascript" }).end(script);
    } else if (request.url === reportPath) {
      faults.push(await text(request));
      response.writeHead(204).end();
    } else {
      const headers = { ...request.headers, "accept-encoding": "identity" };
      get(`${origin}${request.url}`, { headers }, (answer) => void passOn(answer, response));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, faults, stop };
}
