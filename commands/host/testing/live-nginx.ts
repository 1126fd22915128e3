import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../tools/free-port.ts";
import { readBuiltSite } from "../built-site.ts";
import { nginxHere } from "../nginx/find-nginx.ts";
import { aroundServers } from "../nginx/local-config.ts";
import { nginxServerBlocks } from "../nginx/server-blocks.ts";
import { makeCertificate } from "./certificate.ts";
import { startWith } from "./local-hosts.ts";

/** nginx as an owner sets it up, but for its ports and a certificate that only `ca` trusts. */
export async function startLiveNginx(folder: string, days = 90) {
  const site = readBuiltSite(folder);
  const keys = mkdtempSync(join(tmpdir(), "keys-"));
  const ports = { http: await freePort(), https: await freePort() };
  const { hostname } = new URL(site.origin);
  const { ca, ...certificate } = makeCertificate(keys, [hostname, hostname.replace("www.", "")], days);
  const blocks = nginxServerBlocks(site, { brotli: true, certificate, ports }).split("\n");
  const content = (state: string) => aroundServers({ ...nginxHere(), state }, blocks);
  const host = await startWith("nginx.conf", content, `https://127.0.0.1:${ports.https}`, (file) => [
    "nginx",
    "-c",
    file,
  ]);
  const stop = () => host.stop().finally(() => rmSync(keys, { recursive: true, force: true }));
  const plain = `http://${hostname}:${ports.http}`;
  return { secure: `https://${hostname}:${ports.https}`, plain, ca, stop };
}
