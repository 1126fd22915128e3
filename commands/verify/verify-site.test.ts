import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createSafeServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { findBrotliModule } from "../host/nginx/find-nginx.ts";
import { canMakeCertificates, makeCertificate } from "../host/testing/certificate.ts";
import { startLiveNginx } from "../host/testing/live-nginx.ts";
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

const change = (file: string, from: string, to: string) => {
  const text = readFileSync(join(live, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(live, file), text.replaceAll(from, to));
};

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

describe("finds", () => {
  it("one wrong header", async () => {
    change("_headers", "X-Content-Type-Options: nosniff", "X-Content-Type-Options: sniff");
    expect(await linesFound()).toContain('the page /de/terms: x-content-type-options: got "sniff", wants "nosniff"');
  });

  it("one header that is not there at one path", async () => {
    change("_headers", "Cache-Control: public, max-age=60", "X-Nothing: 1");
    expect(await linesFound()).toEqual([
      'the file /media/demo.avif: cache-control: got nothing, wants "public, max-age=60"',
    ]);
  });

  it("an old page in one language", async () => {
    change("fr/terms.html", "terms &amp; fr", "what was");
    expect(await linesFound()).toEqual(['the page /fr/terms: title of the page: got "what was", wants "terms & fr"']);
  });

  it("a wrong address of a translation", async () => {
    change("es.html", `hreflang="de" href="${sampleOrigin}/de"`, `hreflang="de" href="${sampleOrigin}/xx"`);
    expect((await linesFound()).join()).toMatch(
      /the page \/es: alternates of the page: .*leads to \/xx, which answers 404/,
    );
  });

  it("a picture, a page and a part of a page that are not there", async () => {
    change("de.html", "/media/demo.avif 2x", "/media/gone.avif 2x");
    change("de.html", 'href="/privacy#first"', 'href="/pricing"');
    change("terms.html", 'id="first"', 'id="second"');
    const found = await linesFound();
    expect(found).toContain("/de: leads to /media/gone.avif, which answers 404");
    expect(found).toContain("/de: leads to /pricing, which answers 404");
    expect(found).toContain("/: leads to /terms#first, and the page has no such part");
  });

  it("a missing film, and an old address that leads nowhere", async () => {
    rmSync(join(live, "media/hero.webm"));
    change("_redirects", "/about/ /de#products 302\n", "");
    const found = await linesFound();
    expect(found).toContain("the file /media/hero.webm: status: got 404, wants 200");
    expect(found).toContain("the old /about/: status: got 404, wants 302");
  });
});

describe("says at once", () => {
  it("that nothing answers", async () => {
    await expect(verifySite("http://127.0.0.1:1", site)).rejects.toThrow(
      "http://127.0.0.1:1 cannot be verified:\n  - it does not answer: connect ECONNREFUSED 127.0.0.1:1",
    );
  });

  it("that another site answers", async () => {
    const other = createServer((_request, response) => response.end("<title>Shoes &amp; socks</title>"));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    await expect(verifySite(`http://127.0.0.1:${port}`, site)).rejects.toThrow(
      'it answers with a page with the title "Shoes & socks"; this build\'s is "landing & en"',
    );
    other.close();
  });

  it("that what is there answers no HTTP", async () => {
    const other = createServer((request) => request.socket.end("hello\r\n\r\n"));
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    await expect(verifySite(`http://127.0.0.1:${port}`, site)).rejects.toThrow("it does not answer: Parse Error");
    other.close();
  });
});

it.skipIf(!canMakeCertificates)(
  "names a certificate that nobody vouches for, and the remedy (wants openssl)",
  async () => {
    const { chain, key } = makeCertificate(live, ["www.plugins.example"], 90);
    const options = { cert: readFileSync(chain), key: readFileSync(key) };
    const other = createSafeServer(options, (_request, response) => response.end());
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    await expect(verifySite(`https://www.plugins.example:${port}`, site, { at: "127.0.0.1" })).rejects.toThrow(
      /its certificate is not trusted: self-signed certificate.*NODE_EXTRA_CA_CERTS=file\.pem/,
    );
    other.close();
  },
);

describe.skipIf(!(findBrotliModule() && canMakeCertificates))("over HTTPS (wants nginx and openssl)", () => {
  const verifyOver = async (days: number, from: "secure" | "plain" = "secure") => {
    const nginx = await startLiveNginx(live, days);
    const connection = { at: "127.0.0.1", ca: nginx.ca, plainPort: Number(new URL(nginx[from]).port) };
    return verifySite(nginx.secure, site, connection).finally(nginx.stop);
  };

  it("looks at the ways there and at the certificate", async () => {
    expect((await verifyOver(90, "plain")).findings).toEqual([]);
  });

  it("finds a certificate that is about to end", async () => {
    const { findings } = await verifyOver(3, "plain");
    expect(findings.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^the certificate ends on \d{4}-\d\d-\d\d$/),
    ]);
  });

  it("finds that plain HTTP leads nowhere", async () => {
    const { findings } = await verifyOver(90);
    expect(findings.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^http:\/\/www\.plugins\.example:\d+\/de\/terms\?x=1: got 400 to nowhere, wants https/),
    ]);
  });

  it("finds that plain HTTP leads to another page than was asked for", async () => {
    const home = createServer((_request, response) => response.writeHead(301, { location: `${sampleOrigin}/` }).end());
    await new Promise<void>((resolve) => home.listen(0, "127.0.0.1", resolve));
    const nginx = await startLiveNginx(live);
    const connection = { at: "127.0.0.1", ca: nginx.ca, plainPort: (home.address() as AddressInfo).port };
    const { findings } = await verifySite(nginx.secure, site, connection).finally(nginx.stop);
    home.close();
    expect(findings.map(({ text }) => text)).toEqual([
      expect.stringMatching(/x=1: got 301 to https:\/\/www\.plugins\.example\/, wants https:.*\/de\/terms\?x=1$/),
    ]);
  });

  it("trusts no certificate that nobody vouches for", async () => {
    const nginx = await startLiveNginx(live);
    await expect(verifySite(nginx.secure, site, { at: "127.0.0.1" }).finally(nginx.stop)).rejects.toThrow(
      "self-signed",
    );
  });
});
