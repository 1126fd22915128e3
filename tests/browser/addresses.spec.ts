import { pages, textsOf } from "./support/expected.ts";
import { ask } from "./support/request.ts";
import { expect, isElsewhere, test } from "./support/site-test.ts";

const htmlType = /^text\/html; ?charset=utf-8$/;

let origin = "";
test.beforeEach(({ baseURL }) => {
  origin = baseURL ?? "";
});

test("every page answers itself, whole, packed as the browser takes it", { tag: "@smoke" }, async () => {
  for (const { path, locale } of pages) {
    const plain = await ask(origin, path);
    expect(plain.status).toBe(200);
    expect(plain.headers["content-type"]).toMatch(htmlType);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.body.toString()).toContain(`<html lang="${locale}"`);

    for (const encoding of ["br", "gzip"]) {
      const packed = await ask(origin, path, { headers: { "Accept-Encoding": encoding } });
      expect(packed.headers["content-encoding"]).toBe(encoding);
      expect(packed.headers.vary).toMatch(/accept-encoding/i);
      expect(packed.body.equals(plain.body), `the page in ${encoding}`).toBe(true);
    }

    const again = await ask(origin, path, { headers: { "If-None-Match": String(plain.headers.etag) } });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);

    const head = await ask(origin, path, { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(String(plain.body.length));

    const withQuery = await ask(origin, `${path}?from=mail`);
    expect(withQuery.status).toBe(200);
  }
});

const missing = [
  "/en",
  "/en/terms",
  "/xx",
  "/xx/terms",
  "/terms/",
  "/de/",
  "/de/terms/",
  "/DE",
  "/Terms",
  "/index.html",
  "/index",
  "/terms.html",
  "/de.html",
  "/404",
  "/404.html",
  "/index.html.br",
  "/assets",
  "/assets/",
  "//",
  "//de",
  "/nothing/at/all",
];

const tricks = [
  "/_headers",
  "/%5fheaders",
  "/.git/config",
  "/.env",
  "/../package.json",
  "/%2e%2e/package.json",
  "/..%2fpackage.json",
  "/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "/..%5cpackage.json",
  "/assets/../../package.json",
  "/media/%2e%2e/%2e%2e/site.config.ts",
  "/%00",
  "/terms%00",
  "/terms%00.html",
  "/%",
  "/%E0%A4%A",
  "/terms%ff",
  `/${"a".repeat(8000)}`,
  `/${"%2e%2e/".repeat(500)}package.json`,
];

test("every other address is a missing page, whatever it tries", async () => {
  for (const path of [...missing, ...tricks]) {
    for (const method of ["GET", "HEAD"]) {
      const asked = `${method} ${path.slice(0, 60)}`;
      const answer = await ask(origin, path, { method }).catch((error: Error) => error);
      // What is no address at all, another web server refuses before it looks at its rules: some with a body also for HEAD.
      const isRefused =
        answer instanceof Error ? /Parse Error/.test(answer.message) : [400, 414].includes(answer.status);
      if (isElsewhere && tricks.includes(path) && isRefused) continue;
      if (answer instanceof Error) throw new Error(asked, { cause: answer });
      expect(answer.status, asked).toBe(404);
      expect(answer.headers["content-type"], asked).toMatch(htmlType);
      expect(answer.headers.location, asked).toBeUndefined();
      const shown = answer.body.toString();
      if (method === "GET") expect(shown, asked).toContain(textsOf("en").notFound.title);
      else expect(shown, asked).toBe("");
    }
  }
  expect((await ask(origin, "/")).status, "the landing page after all that").toBe(200);
});

test("the page of a missing address comes packed too", async () => {
  const plain = await ask(origin, "/nothing");
  for (const encoding of ["br", "gzip"]) {
    const packed = await ask(origin, "/nothing", { headers: { "Accept-Encoding": encoding } });
    expect(packed.status).toBe(404);
    expect(packed.headers["content-encoding"]).toBe(encoding);
    expect(packed.body.equals(plain.body)).toBe(true);
  }
});

test("a compression that the browser refuses is not used", async () => {
  const answer = await ask(origin, "/", { headers: { "Accept-Encoding": "br;q=0, gzip;q=0" } });
  expect(answer.headers["content-encoding"]).toBeUndefined();
  expect(answer.body.toString()).toContain("<html");
});

test("pages and files are only read", async () => {
  for (const path of ["/", "/de/terms", "/robots.txt", "/nothing"]) {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const answer = await ask(origin, path, { method });
      expect(answer.status, `${method} ${path}`).toBe(405);
      expect(answer.headers.allow, `${method} ${path}`).toBe("GET, HEAD");
    }
  }
});

test("the media that the contract names are there, each as what it is", async () => {
  const named = {
    "/media/hero.webm": "video/webm",
    "/media/poster-hero.webp": "image/webp",
    "/sitemap.xml": /xml/,
    "/robots.txt": /^text\/plain/,
    "/manifest.webmanifest": /manifest\+json/,
  };
  for (const [path, type] of Object.entries(named)) {
    const answer = await ask(origin, path);
    expect(answer.status, path).toBe(200);
    expect(answer.headers["content-type"], path).toMatch(type);
    expect(answer.body.length, path).toBeGreaterThan(0);
  }
});

test("a part of the film can be asked for alone", async () => {
  const part = await ask(origin, "/media/hero.webm", { headers: { Range: "bytes=0-99" } });
  expect(part.status).toBe(206);
  expect(part.body).toHaveLength(100);
});
