import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { contentOf as decoded } from "../commands/verify/request.ts";
import { changedAt } from "../commands/verify/testing/sample-site.ts";
import { ask as askPort, open, startLargeDownload } from "./testing/client.ts";
import { largeSize, logged, sampleFolder, serveFolder } from "./testing/sample.ts";

const folder = sampleFolder();
const contentOf = (file: string) => readFileSync(join(folder, file), "utf8");
const site = await serveFolder(folder);
const ask = (asked: Parameters<typeof askPort>[1]) => askPort(site.port, asked);

const html = "text/html; charset=utf-8";
const checkedCache = "public, max-age=0, must-revalidate";
const [longCache, dayCache] = ["public, max-age=31536000, immutable", "public, max-age=86400"];

it.each([
  ["/", "index.html"],
  ["/?campaign=x", "index.html"],
  ["/de", "de.html"],
  ["/%64e", "de.html"],
  ["/de/terms", "de/terms.html"],
  ["http://localhost/de", "de.html"],
  ["HTTPS://elsewhere.example?campaign=x", "index.html"],
  ["/assets/landing-0a1b2c3d.js", "assets/landing-0a1b2c3d.js", "text/javascript; charset=utf-8", longCache],
  ["/media/hero.webm", "media/hero.webm", "video/webm", dayCache],
  ["/media/empty.bin", "media/empty.bin", "application/octet-stream", dayCache],
  ["/favicon.ico", "favicon.ico", "image/x-icon"],
  ["/google12ab.html", "google12ab.html"],
  ["/google12ab", "google12ab.html"],
  ["/downloads/plugin.tar.gz", "downloads/plugin.tar.gz", "application/gzip"],
  ["/.well-known/security.txt", ".well-known/security.txt", "text/plain; charset=utf-8"],
])("serves %s, and answers HEAD without the body", async (path, file, type = html, cache = checkedCache) => {
  const { status, headers, body } = await ask({ path });
  expect([status, String(body)]).toEqual([200, contentOf(file)]);
  expect(headers).toMatchObject({
    "content-type": type,
    "content-length": String(body.length),
    "cache-control": cache,
    "x-content-type-options": "nosniff",
    "last-modified": changedAt.toUTCString(),
  });
  const { date: _now, ...same } = headers;
  const head = await ask({ path, method: "HEAD" });
  expect([head.headers, head.body.length]).toEqual([expect.objectContaining(same), 0]);
});

const missing = `/de/ /de/terms/ /DE /index.html /INDEX.HTML /de.html /index /404 /404.html /en // //de /de#terms
  /assets /assets/ /media/data /media/unnamed.gz /assets/landing-0a1b2c3d.js/ /assets/gone.js /index.html.gz
  /assets/landing-0a1b2c3d.js.br /_headers /%5fheaders /_HEADERS /_redirects /.env /%2eenv /.well-known/ /./de
  /../package.json /assets/../favicon.ico /assets/%2e%2e/favicon.ico /..%2f..%2fetc%2fpasswd /..%5cpackage.json /%00
  /favicon.ico%00 /%0d%0aSet-Cookie:%20a=b /% /%E0%A4%A /%ff /${"a".repeat(8000)}`.split(/\s+/);

it("serves the 404 page for every other address, whatever the conditions", async () => {
  const conditions = [{ "If-None-Match": "*" }, { "If-Match": '"x"' }, { Range: "bytes=0-1" }];
  const asked = [...missing.map((path) => ({ path })), ...conditions.map((headers) => ({ path: "/x", headers }))];
  for (const options of asked) {
    const { status, headers, body } = await ask(options);
    expect([status, String(body)], options.path.slice(0, 40)).toEqual([404, contentOf("404.html")]);
    expect(headers).toMatchObject({ "content-type": html, "cache-control": checkedCache });
  }
});

it.each([
  ["/old.php", 301, "/terms"],
  ["/old.php?campaign=x", 301, "/terms?campaign=x"],
  ["/a%20b?campaign=x", 302, "/de?campaign=x#products"],
  ["/shop?campaign=x", 302, "https://shop.example/?m=1"],
])("redirects the old address %s with %i to %s", async (path, redirected, location) => {
  const { status, headers } = await ask({ path });
  expect([status, headers.location, headers["cache-control"]]).toEqual([redirected, location, "no-store"]);
});

it("logs an error with the request, and sends the client a generic message", async () => {
  const { status, body } = await ask({ path: "/wrong?x" });
  expect([status, String(body)]).toEqual([500, "The server could not answer this request.\n"]);
  expect(logged.splice(0)).toEqual([["GET /wrong?x:", expect.any(TypeError)]]);
});

it.each("POST PUT PATCH DELETE OPTIONS TRACE PROPFIND".split(" "))("rejects %s", async (method) => {
  for (const path of ["/", "/assets/landing-0a1b2c3d.js", "/nothing", "*"]) {
    const { status, headers } = await ask({ path, method });
    expect([status, headers.allow, headers["cache-control"]], path).toEqual([405, "GET, HEAD", "no-store"]);
  }
});

it.each([
  [400, "GET / HTTP/1.1\r\n\r\n"],
  [400, "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
  [400, "GET / HTTP/1.1\r\nHost: a b\r\n\r\n"],
  [400, "GET / HTTP/1.1\r\nHost: a?b\r\n\r\n"],
  [400, "GET * HTTP/1.1\r\nHost: a\r\n\r\n"],
  [400, "GET ftp://localhost/de HTTP/1.1\r\nHost: a\r\n\r\n"],
  [400, "GET de HTTP/1.1\r\nHost: a\r\n\r\n"],
  [400, "GET / HTTP/9.1\r\nHost: a\r\n\r\n"],
  [400, "HELLO\r\n\r\n"],
  [400, "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"],
  [400, "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003"],
  [431, `GET / HTTP/1.1\r\nHost: a\r\nA: ${"a".repeat(20_000)}\r\n\r\n`],
  [405, "CONNECT localhost:80 HTTP/1.1\r\nHost: a\r\n\r\n"],
  // HTTP/1.0 needs no Host header.
  [200, "GET /de HTTP/1.0\r\n\r\n"],
  [200, "GET /de HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n"],
  [200, "GET /de HTTP/1.1\r\nHost: [::1]:80\r\nConnection: close\r\n\r\n"],
])("answers %i to %.60j and closes the connection", async (status, bytes) => {
  const answer = await open(site.port, bytes).all;
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} .*\r\nConnection: close\r\n`, "is"));
  expect(answer).not.toMatch(/\n +at |node:/);
});

const film = contentOf("media/hero.webm");
const path = "/media/hero.webm";
const many = "9".repeat(400);

const wrong =
  "bytes bytes= bytes=- bytes=1 bytes=5-2 bytes=a-b bytes=1-2-3 bytes=--1 bytes=1.5-2 pages=1-2 bytes=0-1,5-6";

it.each([
  ["0-0", 206, film.slice(0, 1), ["bytes=0-0"]],
  ["0-3999", 206, film, ["bytes=0-", "bytes=-4000", "bytes=-4001", `bytes=-${many}`, `bytes=0-${many}`]],
  ["3997-3999", 206, film.slice(3997), ["bytes=3997-", "bytes=-3", "bytes=3997-999999", "bytes=3997-3999"]],
  ["1-2", 206, film.slice(1, 3), ["bytes=1-2", "Bytes=1-2", "bytes= 1-2 "]],
  ["*", 416, "There is no such range.\n", ["bytes=4000-", "bytes=4000-4001", "bytes=-0", `bytes=${many}-${many}`]],
  [undefined, 200, film, ["", ...wrong.split(" ")]],
])("answers the range %s with status %i", async (range, status, content, asked) => {
  for (const Range of asked) {
    const { headers, ...answer } = await ask({ path, headers: { Range } });
    const header = range && `bytes ${range}/4000`;
    expect([answer.status, headers["content-range"], String(answer.body)], Range).toEqual([status, header, content]);
  }
});

it("applies a range to the uncompressed file, and to GET only", async () => {
  const headers = { Range: "bytes=0-5", "Accept-Encoding": "br, gzip" };
  const asked = { path: "/assets/landing-0a1b2c3d.js", headers };
  const part = await ask(asked);
  expect([part.status, part.headers["content-encoding"], String(part.body)]).toEqual([206, undefined, "export"]);
  expect([part.headers.vary, part.headers["accept-ranges"]]).toEqual(["Accept-Encoding", "bytes"]);
  const head = await ask({ ...asked, method: "HEAD" });
  expect([head.status, head.headers["content-encoding"]]).toEqual([200, "br"]);
});

const [past, now, future] = ["Sun, 01 Mar 2026 11:59:59 GMT", changedAt.toUTCString(), "Sun, 01 Mar 2037 12:00:00 GMT"];

/** Request conditions with their status; `TAG` stands for the resource's ETag. */
it.each<[status: number, name: string, values: string[], more?: Record<string, string>]>([
  [304, "If-None-Match", ["TAG", "W/TAG", '"a,b", TAG', 'TAG,"c"', "*", " TAG "]],
  [200, "If-None-Match", ['"other"', 'W/"other"', "bare", '"xTAG', "", ","]],
  [304, "If-Modified-Since", [now, future, "Sunday, 01-Mar-26 12:00:00 GMT", "Sun Mar  1 12:00:00 2026"]],
  [200, "If-Modified-Since", [past, "2037", "soon"]],
  [200, "If-None-Match", ['"other"'], { "If-Modified-Since": future }],
  [200, "If-Match", ["TAG", '"x", TAG', "*"]],
  [412, "If-Match", ['"x"', "W/TAG"]],
  [200, "If-Unmodified-Since", [now, "then"]],
  [412, "If-Unmodified-Since", [past]],
  [200, "If-Match", ["TAG"], { "If-Unmodified-Since": past }],
  [412, "If-Match", ['"x"'], { "If-None-Match": "TAG" }],
  [206, "If-Range", ["TAG", now], { Range: "bytes=0-1" }],
  [200, "If-Range", ["W/TAG", '"other"', '"x", TAG', past, future, "yesterday"], { Range: "bytes=0-1" }],
])("answers %i to %s: %j %j", async (status, name, values, more = {}) => {
  for (const accepted of ["br", "identity"]) {
    const acceptHeader = { "Accept-Encoding": accepted };
    const tag = String((await ask({ headers: "Range" in more ? more : acceptHeader })).headers.etag);
    for (const value of values) {
      const entries = Object.entries({ ...more, [name]: value }).map(([key, text]) => [key, text.replace("TAG", tag)]);
      const { headers, body, ...answer } = await ask({ headers: { ...acceptHeader, ...Object.fromEntries(entries) } });
      expect(answer.status, `${value} ${accepted}`).toBe(status);
      if (status !== 304) continue;
      expect(headers).toMatchObject({ etag: tag, "last-modified": now, "cache-control": checkedCache });
      for (const absent of ["content-length", "content-type", "content-encoding"])
        expect(headers).not.toHaveProperty(absent);
      expect(body).toHaveLength(0);
    }
  }
});

describe.each(["/", "/nothing", "/assets/landing-0a1b2c3d.js"])("the encoding of %s", (path) => {
  it.each([
    ["br", ["br", "gzip, deflate, br, zstd", "gzip;q=0.5, br;q=0.6", "*"]],
    ["gzip", ["gzip", "GZIP", "gzip;q=1, br;q=0.5", "br; q=0.000, gzip ; q=0.5", "*, br;q=0", "identity;q=0, gzip"]],
    [undefined, ["", "br;q=0", "*;q=0", "identity", "identity, gzip;q=0.5", "identity;q=0", "deflate", ",,;;q=="]],
  ])("is %s for %j", async (coding, accepted) => {
    const plain = await ask({ path });
    for (const accept of accepted) {
      const { headers, status, body } = await ask({ path, headers: { "Accept-Encoding": accept } });
      const expected = [plain.status, coding, "Accept-Encoding"];
      expect([status, headers["content-encoding"], headers.vary], accept).toEqual(expected);
      expect(headers["content-type"]).toBe(plain.headers["content-type"]);
      expect(decoded({ status, headers, body }).equals(plain.body)).toBe(true);
      expect(headers.etag === plain.headers.etag, "each form has a tag of its own").toBe(!coding || !headers.etag);
    }
  });
});

it("sends no Vary header for files without compressed variants", async () =>
  expect((await ask({ path })).headers.vary).toBeUndefined());

it("closes the connection of a client that does not read, and tolerates one that hangs up", async () => {
  const { server, port } = await serveFolder(folder);
  expect(server.keepAliveTimeout, "ends after that of proxies").toBeGreaterThan(60_000);
  server.timeout = 300;
  const { socket } = await startLargeDownload(port);
  (await startLargeDownload(port)).socket.destroy();
  const count = promisify(server.getConnections.bind(server));
  await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 20_000 });
  expect(logged).toEqual([]);
  socket.destroy();
});

it("cuts unread responses after the grace period when it is stopped", async () => {
  const { port, stop } = await serveFolder(folder);
  const { socket, all } = await startLargeDownload(port);
  await stop(300);
  socket.resume();
  expect((await all).length).toBeLessThan(largeSize);
});
