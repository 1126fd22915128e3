import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSiteServer } from "./site-server.ts";

let folder: string;
let server: Server;
let origin: string;

const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, { redirect: "manual", ...init });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const name of ["assets", "de"]) mkdirSync(join(folder, name));
  const write = (file: string, content: string | Buffer) => writeFileSync(join(folder, file), content);
  write(
    "_headers",
    "/*\n  X-Test: yes\n  Cache-Control: max-age=0\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n",
  );
  write("index.html", "landing");
  write("index.html.gz", gzipSync("landing"));
  write("de.html", "deutsch");
  write("de/terms.html", "bedingungen");
  write("404.html", "missing");
  write("404.html.gz", gzipSync("missing"));
  write("assets/a.js", "1");
  write("secret.txt", "public all the same");
  server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

describe("pages", () => {
  it.each([
    ["/", "landing"],
    ["/?campaign=x", "landing"],
    ["/de", "deutsch"],
    ["/de/terms", "bedingungen"],
  ])("%s answers by itself", async (path, text) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([200, text]);
    expect(response.headers.get("x-test")).toBe("yes");
  });

  it.each([
    "/de/",
    "/index.html",
    "/de.html",
    "/index",
    "/en",
    "/_headers",
    "/index.html.gz",
    "/%E0%A4%A",
    "/%00",
    "/..%2f..%2fetc%2fpasswd",
    "/.env",
    `/${"a".repeat(5000)}`,
  ])("%s answers with the 404 page", async (path) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([404, "missing"]);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it("lets nobody keep the 404 page for a file that may come", async () => {
    const response = await ask("/assets/gone.js");
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toContain("must-revalidate");
    expect((await ask("/assets/a.js")).headers.get("cache-control")).toBe("immutable");
  });
});

describe("a folder that is built anew", () => {
  it("is served with its new headers and files, and with the old ones while it is empty", async () => {
    const own = mkdtempSync(join(tmpdir(), "site-"));
    const build = (name: string, at: number) => {
      writeFileSync(join(own, "404.html"), `missing in ${name}`);
      writeFileSync(join(own, `${name}.js`), name);
      writeFileSync(join(own, "_headers"), `/*\n  X-Build: ${name}\n`);
      utimesSync(join(own, "_headers"), at, at);
    };
    build("first", 1000);
    const ownServer = createSiteServer(own);
    await new Promise<void>((resolve) => ownServer.listen(0, "127.0.0.1", resolve));
    const get = (file: string) => fetch(`http://127.0.0.1:${(ownServer.address() as AddressInfo).port}/${file}`);
    expect((await get("first.js")).headers.get("x-build")).toBe("first");
    for (const file of ["_headers", "404.html", "first.js"]) rmSync(join(own, file));
    expect((await get("none")).headers.get("x-build")).toBe("first");
    build("second", 2000);
    const script = await get("second.js");
    expect([script.headers.get("x-build"), await script.text()]).toEqual(["second", "second"]);
    expect(await (await get("first.js")).text()).toBe("missing in second");
    ownServer.close();
    rmSync(own, { recursive: true });
  });
});

describe("the protocol", () => {
  it("compresses for those who ask, and only for them", async () => {
    for (const path of ["/", "/nothing"]) {
      expect((await ask(path, { headers: { "accept-encoding": "gzip" } })).headers.get("content-encoding")).toBe(
        "gzip",
      );
      expect(
        (await ask(path, { headers: { "accept-encoding": "identity" } })).headers.get("content-encoding"),
      ).toBeNull();
      expect(
        (await ask(path, { headers: { "accept-encoding": "gzip;q=0" } })).headers.get("content-encoding"),
      ).toBeNull();
    }
  });

  it("answers 304 to whoever has the page", async () => {
    const etag = (await ask("/")).headers.get("etag") ?? "";
    expect((await ask("/", { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  it("answers HEAD without a body and refuses every other method", async () => {
    const head = await ask("/nothing", { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([404, ""]);
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const response = await ask("/", { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });
});
