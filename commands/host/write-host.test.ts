import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { explainerSchema } from "../../src/config/explainer-schema.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { sampleSite } from "../verify/testing/sample-site.ts";
import { contentTypes, readBuiltSite } from "./built-site.ts";
import { type HostOptions, targets, writeHost } from "./write-host.ts";

const dist = sampleSite(temporaryFolder());
let out: string;
beforeEach(() => {
  out = temporaryFolder();
});

it.each([
  ["nginx", "www.plugins.example.conf", `root "${dist}";`],
  ["caddy", "Caddyfile", `root * "${dist}"`],
  ["github-pages", "CNAME", "www.plugins.example\n"],
  ["github-pages", ".nojekyll", ""],
])("writes for %s", (target, file, line) => {
  const said = writeHost("/nowhere", target, { dist, out });
  expect(said).toContain(`Written: ${join(out, file)}`);
  expect(readFileSync(join(out, file), "utf8")).toContain(line);
});

it("names no domain to GitHub Pages for an address of its own", () => {
  const site = { ...readBuiltSite(dist), origin: "https://lumen.github.io" };
  expect(targets["github-pages"]?.write(site, {}, out).files).toEqual({ ".nojekyll": "" });
});

it("names the folder as the server finds it, and the owner's certificate", () => {
  const own = { site: "/srv/site", certificate: "/c.pem", key: "/k.pem", "gzip-only": true };
  writeHost("/nowhere", "nginx", { dist, out, ...own });
  const text = readFileSync(join(out, "www.plugins.example.conf"), "utf8");
  for (const line of ['root "/srv/site";', 'ssl_certificate "/c.pem";', 'ssl_certificate_key "/k.pem";']) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain("brotli");
});

it.each([
  ["nginx", "nginx.conf", "listen 127.0.0.1:8099;", "nginx -c "],
  ["caddy", "Caddyfile", "http://127.0.0.1:8099 {", "caddy run --config "],
])("writes all that %s wants to show the site on this machine", (target, file, line, next) => {
  const said = writeHost("/nowhere", target, { dist, out, local: "8099" }).join("\n");
  expect(readdirSync(out)).toEqual([file]);
  const text = readFileSync(join(out, file), "utf8");
  expect(text).toContain(line);
  expect(text).toContain(dist);
  expect(text).not.toMatch(/ssl_certificate|listen 80|www\.plugins\.example/);
  expect(said).toContain(`${next}${join(out, file)}`);
  expect(said).toContain("http://127.0.0.1:8099");
});

it.each<[string, HostOptions, string]>([
  ["", {}, 'got "", wants one of nginx, caddy, github-pages'],
  ["constructor", {}, 'got "constructor", wants one of nginx'],
  ["nginx", { out: "" }, "--out has no value; write --out folder"],
  ["nginx", { site: "srv" }, '--site: got "srv", wants the folder\'s whole path on the server'],
  ["nginx", { local: "http" }, '--local: got "http", wants a port, such as 8099'],
  ["nginx", { dist: "/nowhere" }, "_headers, sitemap.xml, 404.html is missing; run `npm run build`"],
])("for %s with %j writes nothing and says why", (target, options, fault) => {
  expect(() => writeHost("/nowhere", target, { dist, out, ...options })).toThrow(fault);
  expect(readdirSync(out)).toEqual([]);
});

it("tells a host of one's own the type of every kind of file that may be in public/", () => {
  // None of the optional film lies in the folder as it comes: its files are the owner's.
  const [mp4, webm, captions] = ["/media/a.mp4", "/media/a.webm", "/media/a.vtt"];
  for (const film of [mp4, webm]) {
    expect(explainerSchema.safeParse({ film, captions: { en: captions } }).success, film).toBe(true);
  }
  const served = readdirSync("public", { recursive: true, encoding: "utf8" }).filter((name) => !name.startsWith("."));
  for (const ending of new Set([...served, mp4, webm, captions].map((name) => extname(name)).filter(Boolean))) {
    expect(contentTypes[ending], ending).toMatch(/^[a-z]+\/[a-z0-9.+-]+(; charset=utf-8)?$/);
  }
});
