import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ask } from "../verify/ask.ts";
import { sampleOrigin, sampleSite } from "../verify/testing/sample-site.ts";
import { readBuiltSite } from "./built-site.ts";
import { caddyfile } from "./caddy/caddyfile.ts";
import { findBrotliModule } from "./nginx/find-nginx.ts";
import { canMakeCertificates } from "./testing/certificate.ts";
import { startLiveNginx } from "./testing/live-nginx.ts";
import { localHosts } from "./testing/local-hosts.ts";

const { folder, remove } = sampleSite();
afterAll(remove);

describe.skipIf(!(findBrotliModule() && canMakeCertificates))("nginx as an owner sets it up (wants openssl)", () => {
  let nginx: Awaited<ReturnType<typeof startLiveNginx>>;
  beforeAll(async () => {
    nginx = await startLiveNginx(folder);
  });
  afterAll(() => nginx?.stop());

  it("answers over HTTPS by the site's name", async () => {
    const { status, headers } = await ask(nginx.secure, { path: "/de/terms" }, { at: "127.0.0.1", ca: nginx.ca });
    expect([status, headers["strict-transport-security"]]).toEqual([200, "max-age=63072000"]);
  });

  it("leads there from HTTP and from the other name, page by page", async () => {
    for (const origin of [nginx.plain, nginx.plain.replace("www.", ""), nginx.secure.replace("www.", "")]) {
      const { status, headers } = await ask(origin, { path: "/de/terms?x=1" }, { at: "127.0.0.1", ca: nginx.ca });
      expect([status, headers.location], origin).toEqual([301, `${sampleOrigin}/de/terms?x=1`]);
    }
  });
});

describe.skipIf(localHosts.find(({ name }) => name === "Caddy")?.remedy)("Caddy as an owner sets it up", () => {
  it("takes the file", () => {
    const state = mkdtempSync(join(tmpdir(), "caddy-"));
    try {
      const text = caddyfile(readBuiltSite(folder));
      writeFileSync(join(state, "Caddyfile"), text);
      const env = { ...process.env, XDG_CONFIG_HOME: state, XDG_DATA_HOME: state, HOME: state };
      const parameters = ["validate", "--config", join(state, "Caddyfile"), "--adapter", "caddyfile"];
      const { status, stderr } = spawnSync("caddy", parameters, { encoding: "utf8", env });
      expect(status, stderr).toBe(0);
      expect(text).toContain("redir https://www.plugins.example{uri} permanent");
    } finally {
      rmSync(state, { recursive: true });
    }
  });
});
