import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { Server } from "node:net";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { listen } from "../../server/listen.ts";
import { createSiteServer } from "../../server/site-server.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { readBuiltSite } from "../host/built-site.ts";
import { caddyfile } from "../host/caddyfile.ts";
import { findBrotliModule, nginxConfig, nginxServerBlocks } from "../host/nginx.ts";
import { environmentAt, freePort, localHosts, startConfigured } from "../host/testing/local-hosts.ts";
import { reportOf } from "./report.ts";
import { sampleOrigin, sampleSite } from "./testing/sample-site.ts";
import { readAddress, verifySite } from "./verify-site.ts";

const built = sampleSite();
const site = readBuiltSite(built);

const canMakeCertificates = !spawnSync("openssl", ["version"]).error;

const [hostname, variant] = ["www.plugins.example", "plugins.example"];

function makeCertificate(folder: string) {
  const domains = `-subj /CN=${hostname} -addext subjectAltName=DNS:${hostname},DNS:${variant}`;
  const files = "-keyout key.pem -out chain.pem";
  const parameters = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes ${domains} ${files}`;
  execFileSync("openssl", parameters.split(" "), { cwd: folder, stdio: "pipe" });
  const [chain, key] = [join(folder, "chain.pem"), join(folder, "key.pem")];
  return { chain, key, ca: readFileSync(chain, "utf8") };
}

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

it.skipIf(!(findBrotliModule() && canMakeCertificates))(
  "nginx with an owner's configuration serves the site over HTTPS and redirects to it (needs openssl)",
  async () => {
    const http = await freePort();
    const { ca, ...certificate } = makeCertificate(live);
    const configure = (https: number, folder: string) => {
      const blocks = nginxServerBlocks(site, variant, certificate, true);
      const atPorts = blocks.replace(/(?<=listen .*)\b(443|80)\b/g, (port) => String(port === "80" ? http : https));
      return nginxConfig(folder, atPorts.split("\n"));
    };
    const { origin, stop } = await startConfigured(["nginx", "-c"], configure);
    const options = { strict: true, host: "127.0.0.1", ca, plainPort: http };
    const verified = verifySite(`${sampleOrigin}:${new URL(origin).port}`, site, options);
    expect((await verified.finally(stop)).findings).toEqual([]);
  },
);

it.skipIf(localHosts.find(({ name }) => name === "Caddy")?.remedy)("Caddy accepts the generated Caddyfile", () => {
  const text = caddyfile(site, variant);
  const file = join(live, "Caddyfile");
  writeFileSync(file, text);
  const parameters = ["validate", "--config", file, "--adapter", "caddyfile"];
  const { status, stderr } = spawnSync("caddy", parameters, { encoding: "utf8", env: environmentAt(live) });
  expect(status, stderr).toBe(0);
  expect(text).toContain("redir https://www.plugins.example{uri} permanent");
});

async function verifyAt(server: Server, origin = "http://127.0.0.1", options = {}) {
  const port = await listen(server);
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

it("reports wrong texts, headers, media, encodings and redirects, but no other date", async () => {
  change("de.html", "A sentence that packs well. A", "A sentence that packs. A");
  change("index.html", "1 March 2026", "2 March 2026");
  change("_headers", "X-Content-Type-Options: nosniff", "X-Content-Type-Options: sniff");
  change("_headers", "Cache-Control: public, max-age=60", "X-Nothing: 1");
  change("_redirects", "/about/ /de#products 302\n", "");
  change("cards/de/landing.jpg", "a card", "another card");
  change(".well-known/security.txt", "someone", "nobody");
  writeFileSync(join(live, "assets/landing-0a1b2c3d.js.gz"), "not packed");
  rmSync(join(live, "media/hero.webm"));
  rmSync(join(live, "media/a.avif"));
  const found = await findingLines();
  const page = expect.stringMatching(/^\/de: the page: got ".*packs\. A.*", expected ".*packs well\. A.*"$/);
  expect(found.filter((line) => line.includes("the page:"))).toEqual([page]);
  for (const line of [
    '/de/terms: x-content-type-options: got "sniff", expected "nosniff"',
    '/media/demo.avif: cache-control: got nothing, expected "public, max-age=60"',
    "/cards/de/landing.jpg: the body: got 12 B, expected 6 B as built",
    "/assets/landing-0a1b2c3d.js (accept-encoding: gzip): unreadable response: incorrect header check",
    "/.well-known/security.txt: the body: ",
    "/media/hero.webm: status: got 404, expected 200",
    "/media/a.avif: status: got 404, expected 200",
    "/about/?x=1: status: got 404, expected 302",
  ]) {
    expect(found).toContainEqual(expect.stringContaining(line));
  }
});

it("rejects an address without a server or with another site", async () => {
  await expect(verifySite("http://127.0.0.1:1", site)).rejects.toThrow(
    "http://127.0.0.1:1 cannot be verified:\n  - it does not answer: connect ECONNREFUSED 127.0.0.1:1; check that it is started and published, ",
  );
  vi.stubEnv("https_proxy", "http://127.0.0.1:1");
  await expect(verifySite("http://127.0.0.1:1", site)).rejects.toThrow("; https_proxy is set, but a site is verified");
  vi.unstubAllEnvs();
  const other = createServer((_request, response) => response.end("<title>Ham &amp; eggs</title>"));
  await expect(verifyAt(other)).rejects.toThrow('it answers 200 with the title "Ham & eggs", expected "landing & en"');
});

it.skipIf(!canMakeCertificates)("reports missing redirects to the site over HTTPS (needs openssl)", async () => {
  const host = "127.0.0.1";
  const { key, ca } = makeCertificate(live);
  const { server } = createSiteServer(live);
  const startHttps = () =>
    createHttpsServer({ cert: ca, key: readFileSync(key) }, (request, response) => {
      if (request.headers.host?.startsWith("www.")) return server.emit("request", request, response);
      return response.writeHead(301, { location: sampleOrigin + request.url }).end();
    });
  const plain = createServer((_request, response) => response.writeHead(301, { location: `${sampleOrigin}/` }).end());
  const plainPort = await listen(plain);
  const { findings } = await verifyAt(startHttps(), sampleOrigin, { host, ca, plainPort }).finally(() => plain.close());
  expect(findings).toMatchObject([{ text: expect.stringMatching(/x=1: got 301 to https.*\/, expected https.*x=1$/) }]);
  await expect(verifyAt(startHttps(), sampleOrigin, { host })).rejects.toThrow("it does not answer: self-signed cert");
});

it("accepts only the address of a site", () => {
  for (const address of ["https://www.site.example", "http://127.0.0.1:4321"]) {
    expect([readAddress(address), readAddress(`${address}/`)]).toEqual([address, address]);
  }
  const others = "www.site.example ftp://a.example https:// https://a.example/de https://me@a.example".split(" ");
  for (const text of ["", ...others]) {
    const fault = `got "${text}", expected a site's address without a path, such as https://`;
    expect(() => readAddress(text)).toThrow(fault);
  }
});

it("shows a fault once for all its places, with its remedy", () => {
  const fault = { text: "x-test: got nothing", remedy: "set it" };
  const findings = ["/", "/de", "/fr", "/ru", "/id"].map((where) => ({ where, ...fault }));
  expect(reportOf({ answers: 9, findings })).toBe(
    "  - /, /de, /fr and 2 more: x-test: got nothing\n    → set it\n9 responses checked: 5 errors",
  );
});
