import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { Server } from "node:net";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { listen } from "../../server/listen.ts";
import { createSiteServer } from "../../server/site-server.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { canMakeCertificates, makeCertificate } from "../host/testing/certificate.ts";
import { localHosts } from "../host/testing/local-hosts.ts";
import { readExpectedSite } from "./expected-site.ts";
import { sampleOrigin, sampleSite } from "./testing/sample-site.ts";
import { verifySite } from "./verify-site.ts";

// About a hundred requests each, which are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const built = sampleSite(temporaryFolder());
const site = readExpectedSite(built);

/** The published copy, which tests may change. */
let live: string;
beforeEach(() => {
  live = temporaryFolder();
  cpSync(built, live, { recursive: true, preserveTimestamps: true });
});

for (const { name, remedy, start } of localHosts) {
  // A host that is not installed is skipped; the title says how to install it.
  it.skipIf(remedy)(`accepts the build at ${remedy ? `${name} (${remedy})` : name}`, async () => {
    const { origin, stop } = await start(live);
    const { findings, answers } = await verifySite(origin, site, { strict: true }).finally(stop);
    expect(findings).toEqual([]);
    expect(answers).toBeGreaterThan(80);
  });
}

/** Verifies a server at its own address or at `origin`. */
async function verifyAt(server: Server, origin = "http://127.0.0.1", options = {}) {
  const port = await listen(server, 0, "127.0.0.1");
  return verifySite(`${origin}:${port}`, site, options).finally(() => server.close());
}

async function findingLines(server: Server = createSiteServer(live).server, strict = true) {
  const { findings } = await verifyAt(server, undefined, { strict });
  return findings.map(({ where, text }) => `${where}: ${text}`);
}

it("accepts an edge host's built-in rules, unless strict", async () => {
  const edge = () => {
    const { server } = createSiteServer(live);
    return createServer((request, response) => {
      if (request.url === "/index.html") return response.writeHead(308, { location: "/" }).end();
      if (request.method === "POST") return response.end();
      return server.emit("request", request, response);
    });
  };
  expect(await findingLines(edge(), false)).toEqual([]);
  expect(await findingLines(edge())).toEqual([
    "/index.html: status: got 308, expected 404",
    "POST /: status: got 200, expected 405",
  ]);
});

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(live, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(live, file), text.replaceAll(from, to));
}

it("reports an outdated page in one language, and nothing else", async () => {
  change("fr/terms.html", "terms &amp; fr", "what was");
  change(".well-known/security.txt", "2027-01-01", "2026-12-12");
  expect(await findingLines()).toEqual([
    'the page /fr/terms: title of the page: got "what was", expected "terms & fr"',
  ]);
});

it("reports a page with another text, but not with another date", async () => {
  change("de.html", "A sentence that packs well. A", "A sentence that packs. A");
  change("index.html", "1 March 2026", "2 March 2026");
  expect(await findingLines()).toEqual([
    expect.stringMatching(/^the page \/de: text of the page: got ".*packs\. A.*", expected ".*packs well\. A.*"$/),
  ]);
});

it("reports wrong headers, translations, media, links and redirects", async () => {
  change("_headers", "X-Content-Type-Options: nosniff", "X-Content-Type-Options: sniff");
  change("_headers", "Cache-Control: public, max-age=60", "X-Nothing: 1");
  change("es.html", `hreflang="de" href="${sampleOrigin}/de"`, `hreflang="de" href="${sampleOrigin}/xx"`);
  change("ru.html", 'html lang="ru"', 'html lang="en"');
  change("pt.html", 'rel="canonical"', 'rel="nothing"');
  change("de.html", "/media/demo.avif 2x", "/media/gone.avif 2x");
  change("de.html", 'href="/privacy#first"', 'href="/pricing"');
  change("_redirects", "/about/ /de#products 302\n", "");
  change("cards/de/landing.jpg", "a card", "another card");
  change(".well-known/security.txt", "someone", "nobody");
  writeFileSync(join(live, "assets/landing-0a1b2c3d.js.gz"), "not packed");
  rmSync(join(live, "media/hero.webm"));
  rmSync(join(live, "media/a.avif"));
  const found = await findingLines();
  for (const line of [
    'the page /de/terms: x-content-type-options: got "sniff", expected "nosniff"',
    'the file /media/demo.avif: cache-control: got nothing, expected "public, max-age=60"',
    "the page /es: alternates of the page: ",
    'the page /ru: lang of the page: got "en", expected "ru"',
    "the page /pt: canonical of the page: got nothing, expected ",
    "the page /es: contains /xx, unlike the built page",
    "the page /de: contains /media/gone.avif, unlike the built page",
    "the page /de: does not contain /privacy#first, unlike the built page",
    "the file /cards/de/landing.jpg: the body: got 12 B, expected 6 B as built",
    "/assets/landing-0a1b2c3d.js in gzip: unreadable response: incorrect header check",
    "the file /.well-known/security.txt: the body: ",
    "the file /media/hero.webm: status: got 404, expected 200",
    "the file /media/a.avif: status: got 404, expected 200",
    "the old /about/: status: got 404, expected 302",
  ]) {
    expect(found).toContainEqual(expect.stringContaining(line));
  }
});

it("rejects an address without a server or with another site", async () => {
  await expect(verifySite("http://127.0.0.1:1", site)).rejects.toThrow(
    "http://127.0.0.1:1 cannot be verified:\n  - it does not answer: connect ECONNREFUSED 127.0.0.1:1",
  );
  vi.stubEnv("https_proxy", "http://127.0.0.1:1");
  await expect(verifySite("http://127.0.0.1:1", site)).rejects.toThrow("; https_proxy is set, but a site is verified");
  vi.unstubAllEnvs();
  const other = createServer((_request, response) => response.end("<title>Shoes &amp; socks</title>"));
  await expect(verifyAt(other)).rejects.toThrow(
    'it answers 200 with the title "Shoes & socks", expected "landing & en"',
  );
});

describe.skipIf(!canMakeCertificates)("over HTTPS (needs openssl)", () => {
  const name = "www.plugins.example";
  const at = "127.0.0.1";

  /** The published site over HTTPS, with a self-signed certificate. */
  function startHttps(days = 90) {
    const { chain, key, ca } = makeCertificate(live, [name, name.slice("www.".length)], days);
    const { server } = createSiteServer(live);
    const secure = createHttpsServer({ cert: readFileSync(chain), key: readFileSync(key) }, (request, response) => {
      if (request.headers.host?.startsWith("www.")) return server.emit("request", request, response);
      return response.writeHead(301, { location: sampleOrigin + request.url }).end();
    });
    return { secure, ca };
  }

  it.each<[expected: RegExp[], days: number, plainTo: (path: string) => string]>([
    [[], 90, (path) => sampleOrigin + path],
    [
      [/^the certificate expires on \d{4}-\d\d-\d\d$/, /x=1: got 301 to https:.*\/, expected https:.*x=1$/],
      3,
      () => `${sampleOrigin}/`,
    ],
  ])("reports %j with a certificate for %i days and plain HTTP redirected by %s", async (expected, days, plainTo) => {
    const { secure, ca } = startHttps(days);
    const plain = createServer(({ url = "" }, response) => response.writeHead(301, { location: plainTo(url) }).end());
    const plainPort = await listen(plain, 0, at);
    const { findings } = await verifyAt(secure, sampleOrigin, { at, ca, plainPort }).finally(() => plain.close());
    expect(findings.map(({ text }) => text)).toEqual(expected.map((line) => expect.stringMatching(line)));
  });

  it("rejects an untrusted certificate with its remedy", async () => {
    await expect(verifyAt(startHttps().secure, sampleOrigin, { at })).rejects.toThrow(
      /its certificate is not trusted: self-signed certificate.*NODE_EXTRA_CA_CERTS=file\.pem/,
    );
  });
});
