import fc from "fast-check";
import { changedAt, sampleFiles } from "./sample.ts";

/** A request that can be read, and what may be said to it. */
export interface FuzzRequest {
  /** As it goes over the wire, one character a byte. */
  bytes: string;
  method: string;
  headers: Readonly<Record<string, string>>;
  allowed: readonly number[];
  /** The content that a 200 must have; nothing when the path is left to chance. */
  content?: string;
}

const pick = (...texts: string[]) => fc.constantFrom(...texts);
const words = (text: string) => pick(...text.split(" "));
const joined = (part: fc.Arbitrary<string>, by: string, maxLength: number, minLength = 0) =>
  fc.array(part, { minLength, maxLength }).map((parts) => parts.join(by));

const documents = {
  "/": "index.html",
  "/?q=%zz&q": "index.html",
  "/de": "de.html",
  "/%64e/terms?": "de/terms.html",
} as const;
const files = {
  "/assets/app-1.js?v=1": "assets/app-1.js",
  "/media/film.webm": "media/film.webm",
  "/media/empty.bin": "media/empty.bin",
  "http://localhost/favicon.ico": "favicon.ico",
} as const;

const known = (paths: Readonly<Record<string, keyof typeof sampleFiles>>, allowed: readonly number[]) =>
  fc.constantFrom(...Object.entries(paths)).map(([path, file]) => ({ path, allowed, content: sampleFiles[file] }));

const pathPart = fc.oneof(
  pick(..."abz/.%_-~?&=+;:@!*'\\"),
  words("../ %2e%2e %2f %5c %00 %0d%0a %ff %C3%A9 %F0%9F%98%80 %E0%A4 .br .gz _headers .well-known .env CON"),
  pick("de", "terms", "index.html", "assets", "app-1.js", "media", "x".repeat(300)),
);

const target: fc.Arbitrary<{ path: string; allowed: readonly number[]; content?: string }> = fc.oneof(
  known(documents, [200, 304, 412]),
  known(files, [200, 206, 304, 412, 416]),
  joined(pathPart, "", 12).map((rest) => ({ path: `/${rest}`, allowed: [200, 206, 304, 404, 412, 416] })),
);

const number = pick(
  "",
  "a",
  "-1",
  "1.5",
  "0",
  "1",
  "99",
  "3999",
  "4000",
  "4001",
  "18446744073709551616",
  "9".repeat(30),
);
const range = fc.tuple(number, number).map(([first, last]) => `${first}-${last}`);
const tag = pick('"a"', 'W/"a"', "*", '""', '"', "a", '"a,b"', "W/", '"\u00e9"');
const date = pick(
  ...[changedAt.toUTCString(), "Sun, 01 Mar 2026 11:59:59 GMT", "Sun, 01 Mar 2099 12:00:00 GMT"],
  ...["Sunday, 01-Mar-26 12:00:00 GMT", "Sun Mar  1 12:00:00 2026", "Sun, 99 Mar 2026 99:99:99 GMT", "2026-03-01", "0"],
);
const coding = pick("br", "gzip", "deflate", "zstd", "identity", "*", "BR", "", "x-gzip");
const weight = pick("", ";q=0", ";q=1", ";q=0.5", "; q=0.001", ";q=2", ";q=-1", ";q=", ";q=a", ";x=1", ';q="1"');
const weighted = fc.tuple(coding, weight).map((parts) => parts.join(""));

/** Headers that the server reads, good or bad but never such that the request cannot be read. */
const values: Readonly<Record<string, fc.Arbitrary<string>>> = {
  range: fc
    .tuple(pick("bytes=", "bytes=", "bytes =", "bytes", "lines=", "BYTES="), fc.oneof(range, joined(range, ",", 30)))
    .map((parts) => parts.join("")),
  "if-range": fc.oneof(tag, date),
  "if-none-match": joined(tag, ", ", 4, 1),
  "if-match": joined(tag, ",", 4, 1),
  "if-modified-since": date,
  "if-unmodified-since": date,
  "accept-encoding": joined(weighted, " , ", 4),
  "cache-control": pick("no-cache", "max-age=0", "only-if-cached"),
  cookie: fc.nat(300).map((length) => "c=".repeat(length)),
  upgrade: pick("websocket", "h2c"),
  "x-other": pick("\u00e9\u00ff\t x"),
};
const headers = fc
  .subarray(Object.entries(values), { maxLength: 4 })
  .chain((some) => fc.record<Record<string, string>>(Object.fromEntries(some)));

/** A body in one of the two ways to send one, or none; no method here needs it. */
const body = fc.oneof(
  { weight: 8, arbitrary: pick("\r\n") },
  joined(pick("a", "GET / HTTP/1.1", "\r\n", "\u0000", "0\r\n\r\n"), "", 20).map(
    (content) => `Content-Length: ${content.length}\r\n\r\n${content}`,
  ),
  joined(pick("a", "\r\n", "0\r\n\r\n"), "", 20, 1).map(
    (content) => `Transfer-Encoding: chunked\r\n\r\n${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`,
  ),
);

const otherMethods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "SEARCH", "MKCOL"];

/** A request that can be read. After the last one of a connection nothing may follow, so that it may be refused. */
export const request = (last: boolean): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      method: fc.oneof({ weight: 6, arbitrary: pick("GET") }, words("GET HEAD"), pick(...otherMethods)),
      target,
      headers,
      body,
      host: pick("localhost", "LOCALHOST:80", "[::1]:1", "", "a b", "\u00e9"),
      oddHosts: fc.option(fc.constantFrom<string[]>([], ["a", "b"]), { freq: 5 }),
      space: pick("", " ", "\t "),
      expected: fc.option(pick("100-continue", "something"), { freq: 5 }),
    })
    .map(({ method, target: { path, allowed, content }, headers, body, host, oddHosts, space, expected }) => {
      const hosts = (last ? oddHosts : null) ?? [host];
      const lines = [
        ...hosts.map((name) => `Host: ${name}`),
        ...Object.entries(headers).map(([name, value]) => `${name}:${space}${value}`),
        ...(last && expected ? [`Expect: ${expected}`] : []),
        `Connection: ${last ? "close" : "keep-alive"}`,
      ];
      const isRead = method === "GET" || method === "HEAD";
      const answers = hosts.length === 1 ? allowed : [400];
      return {
        bytes: `${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n${body}`,
        method,
        headers,
        allowed: isRead ? answers : [405],
        ...(content !== undefined && { content }),
      };
    });

const noise = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 200 });
const head = "GET / HTTP/1.1\r\nHost: a\r\n";
const post = "POST / HTTP/1.1\r\nHost: a\r\n";

/** Bytes that need not be a request: one with a part gone, doubled or spoilt, or noise. */
export const broken = fc.oneof(
  fc.tuple(request(false), fc.nat(), fc.nat(20), noise).chain(([{ bytes }, place, length, noise]) => {
    const at = place % bytes.length;
    return pick(
      bytes.slice(0, at) + noise + bytes.slice(at),
      bytes.slice(0, at) + bytes.slice(at + length),
      bytes.slice(0, at + length) + bytes.slice(at),
      bytes.slice(0, at) + noise.slice(0, 1) + bytes.slice(at + 1),
      `${bytes.slice(0, -2)}${noise}: ${noise}\r\n\r\n`,
      ...["\n", "\r", "\r\r\n", "\r\n ", "\n\r"].map((end) => bytes.replaceAll("\r\n", end)),
      ...["HTTP/1.0", "HTTP/2.0", "HTTP/1.", "http/1.1", "", "ICY"].map((version) =>
        bytes.replace("HTTP/1.1", version),
      ),
      ...["Content-Length", "Transfer-Encoding", "Content-Length: 5\r\nContent-Length"].map((name) =>
        bytes.replace("Connection", name),
      ),
    );
  }),
  noise,
  fc.nat(40_000).map((length) => `GET /${"a".repeat(length)} HTTP/1.1\r\nHost: a\r\n\r\n`),
  fc.nat(4000).map((count) => `${head}${"A: b\r\n".repeat(count)}\r\n`),
  noise.map((bytes) => `${post}Transfer-Encoding: chunked\r\n\r\n${bytes}`),
  fc.tuple(fc.nat(30), noise).map(([digits, bytes]) => `${post}Content-Length: ${"9".repeat(digits)}\r\n\r\n${bytes}`),
  fc
    .tuple(words("localhost:80 / * a:b"), noise)
    .map(([to, bytes]) => `CONNECT ${to} HTTP/1.1\r\nHost: a\r\n\r\n${bytes}`),
  pick("*", "/\u00e9", "/\u00ff", "ftp://a/de", "de", "http:", "http://", "//", "", " ", "\u0000").map(
    (path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ),
);
