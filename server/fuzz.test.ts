import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Answer, ask, open, readAnswers, received } from "./testing/client.ts";
import { type Program, serveFolder } from "./testing/program.ts";
import { changedAt, longCache, sampleFiles, sampleFolder } from "./testing/sample.ts";

const seed = Number(process.env.FUZZ_SEED ?? 1);
const requests = Number(process.env.FUZZ_REQUESTS ?? 10_000);

const pick = (...texts: string[]) => fc.constantFrom(...texts);
const words = (text: string) => pick(...text.split(" "));
const joined = (part: fc.Arbitrary<string>, by: string, maxLength: number) =>
  fc.array(part, { maxLength }).map((parts) => parts.join(by));
const together = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(""));

/** What the paths of the sample must be answered with, where they are. */
const contents: Readonly<Record<string, string>> = {
  "/?q=%zz&q": sampleFiles["index.html"],
  "/%64e/terms?": sampleFiles["de/terms.html"],
  "/assets/app-1.js?v=1": sampleFiles["assets/app-1.js"],
  "/media/film.webm": sampleFiles["media/film.webm"],
  "/media/empty.bin": "",
  "http://localhost/favicon.ico": sampleFiles["favicon.ico"],
};
const pathPart = fc.oneof(
  pick(..."abz/.%_-~?&=+;:@!*'\\"),
  words("../ %2e%2e %2f %5c %00 %0d%0a %ff %C3%A9 %F0%9F%98%80 %E0%A4 .br .gz _headers .well-known .env CON"),
  pick("de", "terms", "index.html", "assets", "app-1.js", "media", "x".repeat(300)),
);
const path = fc.oneof(pick(...Object.keys(contents)), together(pick("/"), joined(pathPart, "", 12)));

const number = words("0 1 99 3999 4000 4001 a -1 1.5 18446744073709551616");
const range = together(fc.oneof(number, pick("")), pick("-"), fc.oneof(number, pick("")));
const tag = pick('"a"', 'W/"a"', "*", '""', '"', "a", '"a,b"', "W/", '"\u00e9"');
const date = pick(
  changedAt.toUTCString(),
  "Sun, 01 Mar 2099 12:00:00 GMT",
  "Sunday, 01-Mar-26 12:00:00 GMT",
  "2026",
  "0",
);
const coding = together(
  words("br gzip deflate identity * BR x-gzip"),
  pick("", ";q=0", "; q=0.5", ";q=2", ";q=", ";x=1"),
);

/** A header that the server reads, good or bad but never such that the request cannot be read. */
const header = fc.oneof(
  together(pick("Range: "), pick("bytes=", "bytes=", "lines=", "bytes"), fc.oneof(range, joined(range, ",", 30))),
  together(pick("If-Range:"), fc.oneof(tag, date)),
  together(words("If-Match: If-None-Match:"), joined(tag, ", ", 4)),
  together(words("If-Modified-Since: If-Unmodified-Since:"), date),
  together(pick("Accept-Encoding:\t"), joined(coding, " , ", 4)),
  pick("Cache-Control: no-cache", "Upgrade: h2c", `Cookie: ${"c=".repeat(300)}`, "X: \u00e9\u00ff\t x"),
);
const anything = joined(pick("a", "GET / HTTP/1.1", "\r\n", "\u0000", "0\r\n\r\n"), "", 20);
const body = fc.oneof(
  { weight: 8, arbitrary: pick("\r\n") },
  anything.map((content) => `Content-Length: ${content.length}\r\n\r\n${content}`),
  anything
    .filter((content) => content !== "")
    .map((some) => `Transfer-Encoding: chunked\r\n\r\n${some.length.toString(16)}\r\n${some}\r\n0\r\n\r\n`),
);
const request = fc.record({
  method: fc.oneof({ weight: 4, arbitrary: pick("GET") }, words("HEAD POST DELETE OPTIONS TRACE PROPFIND")),
  path,
  headers: fc.uniqueArray(header, { maxLength: 4, selector: (line) => line.split(":")[0] }),
  body,
});
type Request = typeof request extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const bytesOf = ({ method, path, headers, body }: Request, connection = "keep-alive") =>
  `${[`${method} ${path} HTTP/1.1`, "Host: a", `Connection: ${connection}`, ...headers].join("\r\n")}\r\n${body}`;

const noise = fc.string({ unit: fc.nat(255).map((code) => String.fromCharCode(code)), maxLength: 200 });

/** Bytes that need not be a request: noise, what is too long, or a request with a part gone, doubled or spoilt. */
const broken = fc.oneof(
  noise,
  fc.nat(40_000).map((length) => `GET /${"a".repeat(length)} HTTP/1.1\r\nHost: a\r\n\r\n`),
  fc.nat(4000).map((count) => `GET / HTTP/1.1\r\nHost: a\r\n${"A: b\r\n".repeat(count)}\r\n`),
  together(words("CONNECT GET POST"), words(" * /\u00e9 ftp://a/de de http: //"), pick(" HTTP/1.1\r\nHost: a\r\n\r\n")),
  together(pick("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"), noise),
  fc
    .tuple(
      request.map((one) => bytesOf(one)),
      fc.nat(),
      fc.nat(20),
      noise,
    )
    .chain(([bytes, place, length, noise]) => {
      const at = place % bytes.length;
      return pick(
        bytes.slice(0, at) + noise + bytes.slice(at),
        bytes.slice(0, at) + bytes.slice(at + length),
        bytes.slice(0, at + length) + bytes.slice(at),
        ...["\n", "\r", "\r\r\n", "\r\n ", "\n\r"].map((end) => bytes.replaceAll("\r\n", end)),
        ...["HTTP/1.0", "HTTP/2.0", "http/1.1", ""].map((version) => bytes.replace("HTTP/1.1", version)),
        ...["Content-Length", "Transfer-Encoding"].map((name) => bytes.replace("Connection", name)),
      );
    }),
);

/** A connection's life: requests that can be read, then what need not be, then how the client leaves. */
const life = fc.record({
  asked: fc.array(request, { minLength: 1, maxLength: 40, size: "max" }),
  tail: fc.option(broken),
  leave: pick("wait", "half close", "hang up", "hang up on answer"),
  cut: fc.nat(4000),
});

/** Texts that tell a stranger how the server is made, or where it lies. */
const leak = /\n\s+at |node:|node_modules|\/tmp\/|\.ts\b|Error:/;
const unpack: Readonly<Record<string, (packed: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** That an answer keeps RFC 9110 and this server's own rules. */
function expectRight({ status, headers, body }: Answer, { method, path }: Request): void {
  const { "content-range": part, "content-encoding": coding } = headers;
  const content = contents[path];
  const isRead = method === "GET" || method === "HEAD";
  expect(isRead ? [200, 206, 304, 412, 416, ...(content === undefined ? [404] : [])] : [405]).toContain(status);
  if (status === 405) expect(headers.allow).toBe("GET, HEAD");
  if (status >= 400) expect(headers["cache-control"]).not.toBe(longCache);
  if (coding) expect(headers.vary).toBe("Accept-Encoding");
  if (status === 416) expect(part).toMatch(/^bytes \*\/\d+$/);
  if (status !== 416 && status !== 206) expect(part).toBeUndefined();
  if (method !== "GET" || content === undefined) return;
  if (status === 200) expect(String(coding ? unpack[coding]?.(body) : body)).toBe(content);
  const [, first, last, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(part ?? "")?.map(Number) ?? [];
  if (status === 206)
    expect([coding, size, String(body)]).toEqual([undefined, content.length, content.slice(first, Number(last) + 1)]);
}

async function live(
  port: number,
  { asked, tail, leave, cut }: typeof life extends fc.Arbitrary<infer Life> ? Life : never,
) {
  const all = asked.map((one, index) =>
    bytesOf(one, tail === null && index === asked.length - 1 ? "close" : undefined),
  );
  const bytes = Buffer.from(all.join("") + (tail ?? ""), "latin1");
  const socket = await open(port);
  const coming = received(socket);
  if (leave === "hang up on answer") socket.once("data", () => socket.destroy());
  socket.write(bytes.subarray(0, cut));
  await new Promise((resolve) => setImmediate(resolve));
  socket.write(bytes.subarray(cut));
  if (leave === "hang up") socket.destroy();
  if (leave === "half close" || tail !== null) socket.end();
  const came = await coming;
  const text = came.toString("latin1");
  expect(text).not.toMatch(leak);
  expect(text).toMatch(/^(HTTP\/1\.1 [1-4]|$)/);
  expect(text).not.toMatch(/^HTTP\/1\.1 5/m);
  if (leave !== "wait" || tail !== null) return;
  const answers = readAnswers(
    came,
    asked.map(({ method }) => method),
  );
  expect(answers).toHaveLength(asked.length);
  for (const [index, answer] of answers.entries()) expectRight(answer, asked[index] as Request);
}

const { folder, remove } = sampleFolder();
let program: Program & { port: number };
beforeAll(async () => {
  program = await serveFolder(folder);
}, 30_000);
afterAll(() => {
  program.child.kill("SIGKILL");
  remove();
});

/** Lives through connections with that many requests, eight at a time; gives back what memory the server then takes, in B. */
async function fuzz(wanted: number, seed: number): Promise<number> {
  const property = fc.asyncProperty(fc.array(life, { minLength: 8, maxLength: 8 }), async (lives) => {
    await Promise.all(lives.map((one) => live(program.port, one)));
  });
  const limits = { interruptAfterTimeLimit: 50_000, markInterruptAsFailure: true };
  await fc.assert(property, { seed, numRuns: Math.ceil(wanted / (8 * 20)), ...limits });
  program.child.send("process.send(process.memoryUsage.rss())");
  return new Promise((resolve) => program.child.once("message", (bytes) => resolve(Number(bytes))));
}

it(`the server outlives ${requests} requests of all kinds`, { timeout: 120_000 }, async () => {
  console.log(`Fuzz: seed ${seed}; others: FUZZ_SEED=${seed + 2} npx vitest run server/fuzz.test.ts`);
  const half = await fuzz(requests / 2, seed);
  const whole = await fuzz(requests / 2, seed + 1);
  expect(program.child.exitCode).toBeNull();
  expect(program.said.err).toBe("");
  expect((await ask(program.port)).body.toString()).toBe(sampleFiles["index.html"]);
  expect(whole).toBeLessThan(half * 1.3 + 20_000_000);
});
