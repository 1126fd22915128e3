import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { freePort } from "../../tools/free-port.ts";
import { ask } from "../verify/ask.ts";
import { sampleOrigin, sampleSite } from "../verify/testing/sample-site.ts";
import { readBuiltSite } from "./built-site.ts";
import { caddyfile } from "./caddy/caddyfile.ts";
import { findBrotliModule, nginxHere } from "./nginx/find-nginx.ts";
import { aroundServers } from "./nginx/local-config.ts";
import { nginxServerBlocks } from "./nginx/server-blocks.ts";
import { canMakeCertificates, makeCertificate } from "./testing/certificate.ts";
import { localHosts, startNginx } from "./testing/local-hosts.ts";

const { folder, remove } = sampleSite();
const state = mkdtempSync(join(tmpdir(), "live-"));
afterAll(() => {
  remove();
  rmSync(state, { recursive: true });
});

const { host, hostname } = new URL(sampleOrigin);
const bare = hostname.slice("www.".length);

it.skipIf(!(findBrotliModule() && canMakeCertificates))(
  "nginx as an owner sets it up answers over HTTPS by the site's name, and leads there page by page (wants openssl)",
  async () => {
    const ports = { http: await freePort(), https: await freePort() };
    const { ca, ...certificate } = makeCertificate(state, [hostname, bare], 90);
    const blocks = nginxServerBlocks(readBuiltSite(folder), { brotli: true, certificate, ports }).split("\n");
    const content = (state: string) => aroundServers({ ...nginxHere(), state }, blocks);
    const nginx = await startNginx(`https://127.0.0.1:${ports.https}`, content);
    const [plain, secure] = [`http://${host}:${ports.http}`, `https://${host}:${ports.https}`];
    try {
      const page = await ask(secure, { path: "/de/terms" }, { at: "127.0.0.1", ca });
      expect([page.status, page.headers["strict-transport-security"]]).toEqual([200, "max-age=63072000"]);
      for (const origin of [plain, plain.replace(hostname, bare), secure.replace(hostname, bare)]) {
        const { status, headers } = await ask(origin, { path: "/de/terms?x=1" }, { at: "127.0.0.1", ca });
        expect([status, headers.location], origin).toEqual([301, `${sampleOrigin}/de/terms?x=1`]);
      }
    } finally {
      await nginx.stop();
    }
  },
);

it.skipIf(localHosts.find(({ name }) => name === "Caddy")?.remedy)("Caddy takes the file of an owner", () => {
  const text = caddyfile(readBuiltSite(folder));
  writeFileSync(join(state, "Caddyfile"), text);
  const env = { ...process.env, XDG_CONFIG_HOME: state, XDG_DATA_HOME: state, HOME: state };
  const parameters = ["validate", "--config", join(state, "Caddyfile"), "--adapter", "caddyfile"];
  const { status, stderr } = spawnSync("caddy", parameters, { encoding: "utf8", env });
  expect(status, stderr).toBe(0);
  expect(text).toContain("redir https://www.plugins.example{uri} permanent");
});
