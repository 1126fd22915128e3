import type { Random } from "./random.ts";
import { sampleFiles } from "./sample-folder.ts";

/** A request that can be read, and what may be said to it. */
export interface FuzzRequest {
  /** As it goes over the wire, one character a byte. */
  bytes: string;
  method: string;
  path: string;
  /** Of its headers, those that decide what may be answered; by lower-case name. */
  headers: Readonly<Record<string, string>>;
  allowed: readonly number[];
  /** The content that a 200 must have; nothing when the path is left to chance. */
  content?: string;
}

const documents = {
  "/": "index.html",
  "/?q=%zz&q": "index.html",
  "/de": "de.html",
  "/%64e/terms?": "de/terms.html",
} as const;
const files = {
  "/assets/app-1.js": "assets/app-1.js",
  "/assets/app-1.js?v=1": "assets/app-1.js",
  "/media/film.webm": "media/film.webm",
  "/media/empty.bin": "media/empty.bin",
  "/favicon.ico": "favicon.ico",
  "http://localhost/media/film.webm": "media/film.webm",
} as const;

const pathParts = [
  ..."abz/.%_-~?&=+;:@!*'\\",
  ..."../ %2e%2e %2f %5c %00 %0d%0a %ff %C3%A9 %F0%9F%98%80 %E0%A4 .br .gz _headers .well-known .env CON".split(" "),
  ...["de", "terms", "index.html", "assets", "app-1.js", "media", "x".repeat(300)],
];

const numbers = ["", "a", "-1", "1.5", ..."0 1 5 99 3999 4000 4001 18446744073709551616".split(" "), "9".repeat(30)];
const tags = ['"a"', 'W/"a"', "*", '""', '"', "a", '"a,b"', "W/", '"\u00e9"'];
const dates = [
  ...["Sun, 01 Mar 2026 12:00:00 GMT", "Sun, 01 Mar 2026 11:59:59 GMT", "Sun, 01 Mar 2099 12:00:00 GMT"],
  ...["Sunday, 01-Mar-26 12:00:00 GMT", "Sun Mar  1 12:00:00 2026", "Sun, 99 Mar 2026 99:99:99 GMT"],
  ...["2026-03-01", "0", "soon"],
];
const codings = ["br", "gzip", "deflate", "zstd", "identity", "*", "BR", "", "x-gzip"];
const weights = ["", ";q=0", ";q=1", ";q=0.5", "; q=0.001", ";q=2", ";q=-1", ";q=", ";q=a", ";x=1", ';q="1"'];

/** A value for each header that the server reads, good or bad but never such that the request cannot be read. */
const values: Readonly<Record<string, (random: Random) => string>> = {
  Range: (random) => {
    const range = () => `${random.pick(numbers)}-${random.pick(numbers)}`;
    const list = Array.from({ length: random.chance(0.8) ? 1 : 1 + random.below(30) }, range);
    return `${random.pick(["bytes=", "bytes=", "bytes=", "bytes =", "bytes", "lines=", "BYTES="])}${list.join()}`;
  },
  "If-Range": (random) => random.pick([...tags, ...dates]),
  "If-None-Match": (random) => random.several(tags, 1, 4).join(random.pick([",", ", ", " "])),
  "If-Match": (random) => random.several(tags, 1, 4).join(random.pick([",", ", "])),
  "If-Modified-Since": (random) => random.pick(dates),
  "If-Unmodified-Since": (random) => random.pick(dates),
  "Accept-Encoding": (random) =>
    random
      .several(codings, 0, 4)
      .map((coding) => coding + random.pick(weights))
      .join(random.pick([",", ", ", " , "])),
  "Cache-Control": (random) => random.pick(["no-cache", "max-age=0", "only-if-cached"]),
  Cookie: (random) => "c=".repeat(random.below(300)),
  Upgrade: (random) => random.pick(["websocket", "h2c"]),
  [`X-${"a".repeat(40)}`]: () => "\u00e9\u00ff\t x",
};

const otherMethods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "SEARCH", "MKCOL"];
const unread = ["localhost", "LOCALHOST:80", "[::1]:1", "", "a b", "\u00e9"];

function target(random: Random): Pick<FuzzRequest, "path" | "allowed" | "content"> {
  const drawn = random.below(10);
  if (drawn < 3) {
    const path = random.pick(Object.keys(documents) as (keyof typeof documents)[]);
    return { path, allowed: [200, 304, 412], content: sampleFiles[documents[path]] };
  }
  if (drawn < 7) {
    const path = random.pick(Object.keys(files) as (keyof typeof files)[]);
    return { path, allowed: [200, 206, 304, 412, 416], content: sampleFiles[files[path]] };
  }
  const path = `/${random.several(pathParts, 0, 12).join("")}`;
  return { path, allowed: [200, 206, 304, 404, 412, 416] };
}

/** A body in one of the two ways to send one, or none; no method here needs it. */
function drawBody(random: Random): { header: string; body: string } {
  const content = random.several(["a", "GET / HTTP/1.1", "\r\n", "\u0000", "0\r\n\r\n"], 1, 20).join("");
  if (random.chance(0.9)) return { header: "", body: "" };
  if (random.chance(0.5)) return { header: `Content-Length: ${content.length}\r\n`, body: content };
  const chunk = `${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`;
  return { header: "Transfer-Encoding: chunked\r\n", body: chunk };
}

/** A request that can be read. After the last one of a connection nothing may follow, so that it may be refused. */
export function drawRequest(random: Random, last: boolean): FuzzRequest {
  const method = random.chance(0.1) ? random.pick(otherMethods) : random.pick(["GET", "GET", "GET", "HEAD"]);
  const drawn = target(random);
  const fields = random
    .several(Object.keys(values), 0, 4)
    .map((name) => [name, (values[name] as (random: Random) => string)(random)] as const);
  const { header, body } = drawBody(random);
  const hosts = last && random.chance(0.2) ? random.pick([[], ["a", "b"]]) : [random.pick(unread)];
  const expected = last && random.chance(0.1) ? random.pick(["100-continue", "something"]) : undefined;
  const lines = [
    ...hosts.map((host) => `Host: ${host}`),
    ...fields.map(([name, value]) => `${name}:${random.pick(["", " ", "\t "])}${value}`),
    ...(expected ? [`Expect: ${expected}`] : []),
    `Connection: ${last ? "close" : "keep-alive"}`,
  ];
  const readable = method === "GET" || method === "HEAD";
  let allowed: readonly number[] = readable ? drawn.allowed : [405];
  if (readable && hosts.length !== 1) allowed = [400];
  return {
    ...drawn,
    bytes: `${method} ${drawn.path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n${header}\r\n${body}`,
    method,
    headers: Object.fromEntries(fields.map(([name, value]) => [name.toLowerCase(), value])),
    allowed,
  };
}

/** Bytes that need not be a request: one with a part gone, doubled or spoilt, or noise. */
export function drawBroken(random: Random): string {
  const noise = () => String.fromCharCode(...Array.from({ length: random.below(200) }, () => random.below(256)));
  const whole = drawRequest(random, random.chance(0.5)).bytes;
  const at = random.below(whole.length);
  const end = at + 1 + random.below(20);
  return random.pick([
    () => `${whole.slice(0, at)}${noise()}${whole.slice(at)}`,
    () => whole.slice(0, at) + whole.slice(end),
    () => whole.slice(0, end) + whole.slice(at),
    () => `${whole.slice(0, at)}${String.fromCharCode(random.below(256))}${whole.slice(at + 1)}`,
    () => noise(),
    () => `${whole.slice(0, -2)}${noise()}: ${noise()}\r\n\r\n`,
    () => whole.replaceAll("\r\n", random.pick(["\n", "\r", "\r\r\n", "\r\n ", "\n\r"])),
    () =>
      whole.replace("HTTP/1.1", random.pick(["HTTP/1.0", "HTTP/2.0", "HTTP/1.", "http/1.1", "HTTP/0.9", "", "ICY"])),
    () =>
      whole.replace(
        "Connection",
        random.pick(["Content-Length", "Transfer-Encoding", "Content-Length: 5\r\nContent-Length"]),
      ),
    () => `GET /${"a".repeat(random.below(40_000))} HTTP/1.1\r\nHost: a\r\n\r\n`,
    () => `GET / HTTP/1.1\r\nHost: a\r\n${"A: b\r\n".repeat(random.below(4000))}\r\n`,
    () => `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${noise()}`,
    () => `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${"9".repeat(random.below(30))}\r\n\r\n${noise()}`,
    () => `CONNECT ${random.pick(["localhost:80", "/", "*", "a:b"])} HTTP/1.1\r\nHost: a\r\n\r\n${noise()}`,
    () =>
      `GET ${random.pick(["*", "/\u00e9", "/\u00ff", "ftp://a/de", "de", "http:", "http://", "//", "", " ", "\u0000"])} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ])();
}
