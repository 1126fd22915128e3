import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { freePort } from "../../tools/free-port.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { sampleOrigin, sampleSite } from "../verify/testing/sample-site.ts";
import { verifySite } from "../verify/verify-site.ts";
import { readBuiltSite } from "./built-site.ts";
import { caddyfile } from "./caddyfile.ts";
import { findBrotliModule, nginxConfig, nginxServerBlocks } from "./nginx.ts";
import { canMakeCertificates, makeCertificate } from "./testing/certificate.ts";
import { localHosts, startConfigured } from "./testing/local-hosts.ts";

// About a hundred requests, which are slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const site = readBuiltSite(sampleSite(temporaryFolder()));
const state = temporaryFolder();

it.skipIf(!(findBrotliModule() && canMakeCertificates))(
  "nginx with an owner's configuration serves the site over HTTPS and redirects to it (needs openssl)",
  async () => {
    const http = await freePort();
    const { hostname } = new URL(sampleOrigin);
    const { ca, ...certificate } = makeCertificate(state, [hostname, hostname.slice("www.".length)]);
    const { origin, stop } = await startConfigured(
      ["nginx", "-c"],
      (https, folder) => {
        const blocks = nginxServerBlocks(site, {
          variant: hostname.slice("www.".length),
          brotli: true,
          certificate,
          ports: { http, https },
        });
        return nginxConfig(folder, blocks.split("\n"));
      },
      "https",
    );
    const options = { strict: true, at: "127.0.0.1", ca, plainPort: http };
    const verified = verifySite(`${sampleOrigin}:${new URL(origin).port}`, site, options);
    expect((await verified.finally(stop)).findings).toEqual([]);
  },
);

it.skipIf(localHosts.find(({ name }) => name === "Caddy")?.remedy)("Caddy accepts the generated Caddyfile", () => {
  const text = caddyfile(site, "plugins.example");
  const file = join(state, "Caddyfile");
  writeFileSync(file, text);
  const env = { ...process.env, XDG_CONFIG_HOME: state, XDG_DATA_HOME: state, HOME: state };
  const parameters = ["validate", "--config", file, "--adapter", "caddyfile"];
  const { status, stderr } = spawnSync("caddy", parameters, { encoding: "utf8", env });
  expect(status, stderr).toBe(0);
  expect(text).toContain("redir https://www.plugins.example{uri} permanent");
});
