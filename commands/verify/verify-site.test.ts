import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createSafeServer } from "node:https";
import type { Server } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { listen } from "../../server/listen.ts";
import { createSiteServer } from "../../server/site-server.ts";
import { canMakeCertificates, makeCertificate } from "../host/testing/certificate.ts";
import { localHosts } from "../host/testing/local-hosts.ts";
import type { StartedHost } from "../host/testing/start-program.ts";
import { readExpectedSite } from "./expected-site.ts";
import { sampleOrigin, sampleSite } from "./testing/sample-site.ts";
import { verifySite } from "./verify-site.ts";

const { folder: built, remove } = sampleSite();
const site = readExpectedSite(built);
const [own] = localHosts;
afterAll(remove);

/** What is published: the build, with the change of a test. */
const live = `${built}-live`;
let host: StartedHost | undefined;
beforeEach(() => cpSync(built, live, { recursive: true, preserveTimestamps: true }));
afterEach(async () => {
  await host?.stop();
  rmSync(live, { recursive: true, force: true });
});

async function linesFound(): Promise<string[]> {
  host = await own?.start(live);
  const { findings } = await verifySite(host?.origin ?? "", site, { strict: true });
  return findings.map(({ where, text }) => `${where}: ${text}`);
}

it("finds nothing in what was built, and says where it looked", async () => {
  host = await own?.start(live);
  const { findings, notes, answers } = await verifySite(host?.origin ?? "", site, { strict: true });
  expect(findings).toEqual([]);
  expect(notes).toEqual([`Looked at ${host?.origin}; the pages call themselves ${sampleOrigin}.`]);
  expect(answers).toBeGreaterThan(90);
});

function change(file: string, from: string, to: string): void {
  const text = readFileSync(join(live, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(live, file), text.replaceAll(from, to));
}

it("finds an old page in one language, and nothing else", async () => {
  change("fr/terms.html", "terms &amp; fr", "what was");
  expect(await linesFound()).toEqual(['the page /fr/terms: title of the page: got "what was", wants "terms & fr"']);
});

it("finds headers, translations, media, links, parts of pages and old addresses that are wrong", async () => {
  change("_headers", "X-Content-Type-Options: nosniff", "X-Content-Type-Options: sniff");
  change("_headers", "Cache-Control: public, max-age=60", "X-Nothing: 1");
  change("es.html", `hreflang="de" href="${sampleOrigin}/de"`, `hreflang="de" href="${sampleOrigin}/xx"`);
  change("de.html", "/media/demo.avif 2x", "/media/gone.avif 2x");
  change("de.html", 'href="/privacy#first"', 'href="/pricing"');
  change("terms.html", 'id="first"', 'id="second"');
  change("_redirects", "/about/ /de#products 302\n", "");
  rmSync(join(live, "media/hero.webm"));
  const found = await linesFound();
  for (const line of [
    'the page /de/terms: x-content-type-options: got "sniff", wants "nosniff"',
    'the file /media/demo.avif: cache-control: got nothing, wants "public, max-age=60"',
    "the page /es: alternates of the page: ",
    "/es: leads to /xx, which answers 404",
    "/de: leads to /media/gone.avif, which answers 404",
    "/de: leads to /pricing, which answers 404",
    "/: leads to /terms#first, and the page has no such part",
    "the file /media/hero.webm: status: got 404, wants 200",
    "the old /about/: status: got 404, wants 302",
  ]) {
    expect(found).toContainEqual(expect.stringContaining(line));
  }
});

/** Verifies, by another server, the sample at that server's address or at the one that is named. */
async function verifyAt(other: Server, origin = "http://127.0.0.1", connection = {}) {
  const port = await listen(other, 0, "127.0.0.1");
  return verifySite(`${origin}:${port}`, site, connection).finally(() => other.close());
}

it("says at once that nothing answers", async () => {
  await expect(verifySite("http://127.0.0.1:1", site)).rejects.toThrow(
    "http://127.0.0.1:1 cannot be verified:\n  - it does not answer: connect ECONNREFUSED 127.0.0.1:1",
  );
});

it("says at once that another site answers", async () => {
  const other = createServer((_request, response) => response.end("<title>Shoes &amp; socks</title>"));
  await expect(verifyAt(other)).rejects.toThrow(
    'it answers with a page with the title "Shoes & socks"; this build\'s is "landing & en"',
  );
});

it("says at once that what is there answers no HTTP", async () => {
  const other = createServer((request) => request.socket.end("hello\r\n\r\n"));
  await expect(verifyAt(other)).rejects.toThrow("it does not answer: Parse Error");
});

describe.skipIf(!canMakeCertificates)("over HTTPS (wants openssl)", () => {
  const name = "www.plugins.example";
  const at = "127.0.0.1";

  /** The published site over HTTPS, with a certificate that nobody vouches for but `ca`. */
  function startSafely(days = 90) {
    const { chain, key, ca } = makeCertificate(live, [name, name.slice("www.".length)], days);
    const { server } = createSiteServer(live);
    const safe = createSafeServer({ cert: readFileSync(chain), key: readFileSync(key) }, (request, response) => {
      if (request.headers.host?.startsWith("www.")) return server.emit("request", request, response);
      return response.writeHead(301, { location: sampleOrigin + request.url }).end();
    });
    return { safe, ca };
  }

  const verifyOver = async (days: number, plainTo: (path: string) => string | undefined) => {
    const { safe, ca } = startSafely(days);
    const plain = createServer((request, response) => {
      const location = plainTo(request.url ?? "");
      if (location) response.setHeader("location", location);
      response.writeHead(location ? 301 : 400).end();
    });
    const plainPort = await listen(plain, 0, at);
    const { findings } = await verifyAt(safe, sampleOrigin, { at, ca, plainPort }).finally(() => plain.close());
    return findings.map(({ text }) => text);
  };

  const whole = (path: string) => sampleOrigin + path;
  it.each<[what: string, days: number, plainTo: (path: string) => string | undefined, found: RegExp[]]>([
    ["nothing where all is as it should be", 90, whole, []],
    [
      "a certificate that is about to end",
      3,
      (path) => sampleOrigin + path,
      [/^the certificate ends on \d{4}-\d\d-\d\d$/],
    ],
    [
      "that plain HTTP leads nowhere",
      90,
      () => undefined,
      [/^http:.*\/de\/terms\?x=1: got 400 to nowhere, wants https/],
    ],
    [
      "that plain HTTP leads to another page",
      90,
      () => `${sampleOrigin}/`,
      [/x=1: got 301 to https:.*\/, wants https:.*x=1$/],
    ],
  ])("finds %s", async (_what, days, plainTo, found) => {
    expect(await verifyOver(days, plainTo)).toEqual(found.map((line) => expect.stringMatching(line)));
  });

  it("names a certificate that nobody vouches for, and the remedy", async () => {
    await expect(verifyAt(startSafely().safe, sampleOrigin, { at })).rejects.toThrow(
      /its certificate is not trusted: self-signed certificate.*NODE_EXTRA_CA_CERTS=file\.pem/,
    );
  });
});
