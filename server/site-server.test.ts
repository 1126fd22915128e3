import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Asked, ask as askPort, exchange, readAnswers } from "./testing/raw-client.ts";
import { checkedCache, longCache, sampleFiles } from "./testing/sample-folder.ts";
import { type SampleServer, serveSample } from "./testing/sample-server.ts";

let site: SampleServer;
const ask = (asked: Asked) => askPort(site.port, asked);

beforeAll(async () => {
  site = await serveSample();
});
afterAll(() => site.close());

describe("pages", () => {
  it.each([
    ["/", "index.html"],
    ["/?campaign=x", "index.html"],
    ["/de", "de.html"],
    ["/%64e", "de.html"],
    ["/de/terms", "de/terms.html"],
    ["http://localhost/de", "de.html"],
    ["HTTPS://elsewhere.example", "index.html"],
    ["http://localhost?campaign=x", "index.html"],
  ] as const)("%s answers by itself", async (path, file) => {
    const { status, headers, body } = await ask({ path });
    expect([status, body.toString()]).toEqual([200, sampleFiles[file]]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe(checkedCache);
  });
});

const missing = [
  "/de/",
  "/de/terms/",
  "/DE",
  "/index.html",
  "/INDEX.HTML",
  "/de.html",
  "/index",
  "/404",
  "/404.html",
  "/en",
  "//",
  "//de",
  "/de#terms",
  "/assets",
  "/assets/",
  "/assets/app-1.js/",
  "/_headers",
  "/%5fheaders",
  "/_HEADERS",
  "/index.html.gz",
  "/index.html.br",
  "/assets/app-1.js.br",
  "/.env",
  "/%2eenv",
  "/.git/config",
  "/media/.hidden",
  "/.well-known/.hidden",
  "/.well-known/",
  "/../package.json",
  "/./de",
  "/assets/../favicon.ico",
  "/assets/%2e%2e/favicon.ico",
  "/..%2f..%2fetc%2fpasswd",
  "/..%5cpackage.json",
  "/assets%5capp-1.js",
  "/%00",
  "/favicon.ico%00",
  "/%0d%0aSet-Cookie:%20a=b",
  "/%",
  "/%E0%A4%A",
  "/%ff",
  `/${"a".repeat(300)}`,
  `/${"a".repeat(8000)}`,
  `/${"%2e%2e/".repeat(500)}package.json`,
  `/${"a/".repeat(4000)}`,
];

describe("every other address", () => {
  it.each(missing.map((path) => [path.slice(0, 40), path]))("%s is the 404 page", async (_shown, path) => {
    const { status, headers, body } = await ask({ path });
    expect([status, body.toString()]).toEqual([404, sampleFiles["404.html"]]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  it("is kept by nobody, as the file may come", async () => {
    for (const path of ["/assets/gone.js", "/assets/", "/assets/app-1.js.gz"]) {
      expect((await ask({ path })).headers["cache-control"], path).toBe(checkedCache);
    }
    expect((await ask({ path: "/assets/app-1.js" })).headers["cache-control"]).toBe(longCache);
  });

  it("stays 404 whatever condition or range is asked with", async () => {
    const { headers: shown } = await ask({ path: "/nothing" });
    for (const headers of [
      { "If-None-Match": "*" },
      { "If-None-Match": String(shown.etag) },
      { "If-Match": '"x"' },
      { "If-Modified-Since": "Sun, 01 Mar 2099 12:00:00 GMT" },
      { Range: "bytes=0-1" },
    ]) {
      for (const path of ["/nothing", "/assets/gone.js"]) expect((await ask({ path, headers })).status).toBe(404);
    }
  });
});

describe("files", () => {
  it.each([
    ["/assets/app-1.js", "text/javascript; charset=utf-8"],
    ["/media/film.webm", "video/webm"],
    ["/media/empty.bin", "application/octet-stream"],
    ["/favicon.ico", "image/x-icon"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ] as const)("%s is what it is", async (path, type) => {
    const { status, headers, body } = await ask({ path });
    expect([status, body.toString()]).toEqual([200, sampleFiles[path.slice(1) as keyof typeof sampleFiles]]);
    expect(headers["content-type"]).toBe(type);
    expect(headers["last-modified"]).toBe("Sun, 01 Mar 2026 12:00:00 GMT");
  });
});

describe("methods", () => {
  it("answers HEAD as GET, without the body", async () => {
    for (const path of ["/", "/de", "/nothing", "/assets/app-1.js", "/media/film.webm", "/%00"]) {
      for (const headers of [{}, { "Accept-Encoding": "gzip, br" }] as Record<string, string>[]) {
        const [get, head] = [await ask({ path, headers }), await ask({ path, headers, method: "HEAD" })];
        const lasting = (text: string) => text.replace(/^Date: .*$/m, "");
        expect(lasting(head.head), path).toBe(lasting(get.head));
        expect(get.headers["content-length"]).toBe(String(get.body.length));
      }
    }
  });

  it("refuses every other", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "CONNECT"]) {
      for (const path of ["/", "/assets/app-1.js", "/nothing"]) {
        const { status, headers } = await ask({ path: method === "CONNECT" ? "localhost:80" : path, method });
        expect([status, headers.allow], `${method} ${path}`).toEqual([405, "GET, HEAD"]);
        expect(headers["cache-control"], `${method} ${path}`).not.toBe(longCache);
      }
    }
    expect((await ask({ path: "*", method: "OPTIONS" })).headers.allow).toBe("GET, HEAD");
  });
});

describe("requests that cannot be", () => {
  it("are answered 400, and the connection is closed", async () => {
    for (const bytes of [
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
    ]) {
      const [answer, ...more] = readAnswers(await exchange(site.port, Buffer.from(bytes, "latin1")), ["GET"]);
      const asked = JSON.stringify(bytes);
      expect([answer?.status, answer?.headers.connection, more], asked).toEqual([400, "close", []]);
      expect(answer?.body.toString(), asked).not.toMatch(/\bat |node:/);
    }
  });

  it("are not those of HTTP/1.0, which name no host", async () => {
    const [answer] = readAnswers(await exchange(site.port, "GET /de HTTP/1.0\r\n\r\n"), ["GET"]);
    expect([answer?.status, answer?.body.toString()]).toEqual([200, sampleFiles["de.html"]]);
  });

  it("are told when their head is too large", async () => {
    const large = `GET / HTTP/1.1\r\nHost: a\r\nA: ${"a".repeat(20_000)}\r\n\r\n`;
    const [answer] = readAnswers(await exchange(site.port, large), ["GET"]);
    expect([answer?.status, answer?.headers.connection]).toEqual([431, "close"]);
  });

  it("do not take the answer to an earlier one away", async () => {
    for (const path of ["/", "/media/film.webm"]) {
      const answers = readAnswers(await exchange(site.port, `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\nHELLO\r\n\r\n`), [
        "GET",
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    }
  });
});
