import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Asked, ask as askPort, exchange, headOf, lasting, readAnswers } from "./testing/client.ts";
import { checkedCache, longCache, type Sample, sampleFiles, serveSample } from "./testing/sample.ts";

let site: Sample;
const ask = (asked: Asked) => askPort(site.port, asked);
const answersTo = async (bytes: string) => readAnswers(await exchange(site.port, Buffer.from(bytes, "latin1")));

beforeAll(async () => {
  site = await serveSample();
});
afterAll(() => site.close());

const html = "text/html; charset=utf-8";

it.each([
  ["/", "index.html", html, checkedCache],
  ["/?campaign=x", "index.html", html, checkedCache],
  ["/de", "de.html", html, checkedCache],
  ["/%64e", "de.html", html, checkedCache],
  ["/de/terms", "de/terms.html", html, checkedCache],
  ["http://localhost/de", "de.html", html, checkedCache],
  ["HTTPS://elsewhere.example", "index.html", html, checkedCache],
  ["http://localhost?campaign=x", "index.html", html, checkedCache],
  ["/assets/app-1.js", "assets/app-1.js", "text/javascript; charset=utf-8", longCache],
  ["/media/film.webm", "media/film.webm", "video/webm", checkedCache],
  ["/media/empty.bin", "media/empty.bin", "application/octet-stream", checkedCache],
  ["/favicon.ico", "favicon.ico", "image/x-icon", checkedCache],
  ["/.well-known/security.txt", ".well-known/security.txt", "text/plain; charset=utf-8", checkedCache],
] as const)("%s answers by itself", async (path, file, type, cache) => {
  const { status, headers, body } = await ask({ path });
  expect([status, body.toString()]).toEqual([200, sampleFiles[file]]);
  expect(headers).toMatchObject({
    "content-type": type,
    "cache-control": cache,
    "x-content-type-options": "nosniff",
    "last-modified": "Sun, 01 Mar 2026 12:00:00 GMT",
  });
});

const missing = [
  ..."/de/ /de/terms/ /DE /index.html /INDEX.HTML /de.html /index /404 /404.html /en // //de /de#terms".split(" "),
  ..."/assets /assets/ /assets/app-1.js/ /assets/gone.js /index.html.gz /index.html.br /assets/app-1.js.br".split(" "),
  ..."/_headers /%5fheaders /_HEADERS /.env /%2eenv /.git/config /media/.hidden /.well-known/".split(" "),
  ..."/.well-known/.hidden /../package.json /./de /assets/../favicon.ico /assets/%2e%2e/favicon.ico".split(" "),
  ..."/..%2f..%2fetc%2fpasswd /..%5cpackage.json /assets%5capp-1.js /%00 /favicon.ico%00".split(" "),
  ..."/%0d%0aSet-Cookie:%20a=b /% /%E0%A4%A /%ff".split(" "),
  `/${"a".repeat(300)}`,
  `/${"a".repeat(8000)}`,
  `/${"%2e%2e/".repeat(500)}package.json`,
  `/${"a/".repeat(4000)}`,
];

describe("every other address", () => {
  it.each(missing.map((path) => [path.slice(0, 40), path]))(
    "%s is the 404 page, kept by nobody, as the file may come",
    async (_shown, path) => {
      const { status, headers, body } = await ask({ path });
      expect([status, body.toString()]).toEqual([404, sampleFiles["404.html"]]);
      expect(headers).toMatchObject({
        "content-type": html,
        "cache-control": checkedCache,
        "x-content-type-options": "nosniff",
      });
    },
  );

  it.each<Record<string, string>>([
    { "If-None-Match": "*" },
    { "If-Match": '"x"' },
    { "If-Modified-Since": "Sun, 01 Mar 2099 12:00:00 GMT" },
    { Range: "bytes=0-1" },
  ])("stays 404 when it is asked with %j", async (headers) => {
    for (const path of ["/nothing", "/assets/gone.js"]) expect((await ask({ path, headers })).status).toBe(404);
  });
});

describe("methods", () => {
  it("answers HEAD as GET, without the body", async () => {
    for (const path of ["/", "/de", "/nothing", "/assets/app-1.js", "/media/film.webm", "/%00"]) {
      for (const headers of [{}, { "Accept-Encoding": "gzip, br" }] as Record<string, string>[]) {
        const [get, head] = [await ask({ path, headers }), await ask({ path, headers, method: "HEAD" })];
        const withoutDate = (text: string) => text.replace(/^Date: .*$/m, "");
        expect(withoutDate(head.head), path).toBe(withoutDate(get.head));
        expect(get.headers["content-length"]).toBe(String(get.body.length));
      }
    }
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "CONNECT"])(
    "refuses %s",
    async (method) => {
      for (const path of method === "CONNECT" ? ["localhost:80"] : ["/", "/assets/app-1.js", "/nothing", "*"]) {
        const { status, headers } = await ask({ path, method });
        expect([status, headers.allow, headers["cache-control"]], path).toEqual([405, "GET, HEAD", "no-store"]);
      }
    },
  );
});

describe("a request that cannot be", () => {
  it.each([
    "GET / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    "GET * HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET ftp://localhost/de HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET de HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/9.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/2.0\r\nHost: a\r\n\r\n",
    "GET /\r\n\r\n",
    "GET /\u0000 HTTP/1.1\r\nHost: a\r\n\r\n",
    "HELLO\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nA Header: b\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nA: \u0001\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
  ])("%j is answered 400, and the connection is closed", async (bytes) => {
    const [answer, ...more] = await answersTo(bytes);
    expect([answer?.status, answer?.headers.connection, more]).toEqual([400, "close", []]);
    expect(answer?.body.toString()).not.toMatch(/\bat |node:/);
  });

  it("is not one of HTTP/1.0, which names no host", async () => {
    const [answer] = await answersTo("GET /de HTTP/1.0\r\n\r\n");
    expect([answer?.status, answer?.body.toString()]).toEqual([200, sampleFiles["de.html"]]);
  });

  it("is told when its head is too large", async () => {
    const [answer] = await answersTo(`GET / HTTP/1.1\r\nHost: a\r\nA: ${"a".repeat(20_000)}\r\n\r\n`);
    expect([answer?.status, answer?.headers.connection]).toEqual([431, "close"]);
  });

  it.each(["/", "/media/film.webm"])("does not take the answer to an earlier %s away", async (path) => {
    const answers = await answersTo(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\nHELLO\r\n\r\n`);
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  });
});

describe("a connection", () => {
  it("carries many requests, answered in their order", async () => {
    const paths = ["/", "/media/film.webm", "/de", "/nothing", "/assets/app-1.js"];
    const files = ["index.html", "media/film.webm", "de.html", "404.html", "assets/app-1.js", "de/terms.html"] as const;
    const bytes = paths.map((path) => headOf({ path, headers: lasting })).join("") + headOf({ path: "/de/terms" });
    const answers = await answersTo(bytes);
    expect(answers.map(({ body }) => body.toString())).toEqual(files.map((file) => sampleFiles[file]));
  });

  it.each(["100-continue", "something else"])(
    "whose last request expects %s answers it once and whole",
    async (Expect) => {
      const first = headOf({ path: "/media/film.webm", headers: lasting });
      const answers = await answersTo(first + headOf({ path: "/de", headers: { Expect } }));
      expect(answers.map(({ body }) => body.toString())).toEqual([
        sampleFiles["media/film.webm"],
        sampleFiles["de.html"],
      ]);
    },
  );
});
