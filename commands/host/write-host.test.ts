import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { explainerSchema } from "../../src/config/explainer-schema.ts";
import { sampleSite } from "../verify/testing/sample-site.ts";
import { readBuiltSite } from "./built-site.ts";
import { contentTypes } from "./content-types.ts";
import { targetNamed } from "./targets.ts";
import { type HostOptions, writeHost } from "./write-host.ts";

const { folder: dist, remove } = sampleSite();
let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "out-"));
});
afterEach(() => rmSync(out, { recursive: true }));
afterAll(remove);

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
  expect(
    targetNamed("github-pages")
      .files(site, {})
      .map(({ file }) => file),
  ).toEqual([".nojekyll"]);
});

it("names the folder as the server finds it, and the owner's certificate", () => {
  writeHost("/nowhere", "nginx", {
    dist,
    out,
    site: "/srv/site",
    certificate: "/c.pem",
    key: "/k.pem",
    "gzip-only": true,
  });
  const text = readFileSync(join(out, "www.plugins.example.conf"), "utf8");
  for (const line of ['root "/srv/site";', 'ssl_certificate "/c.pem";', 'ssl_certificate_key "/k.pem";']) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain("brotli");
});

it.each([
  ["nginx", "nginx.conf", "listen 127.0.0.1:8099 ", "nginx -c "],
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

it.each<[string | undefined, HostOptions, string]>([
  [undefined, {}, "no host is named; name one of nginx, caddy, github-pages"],
  ["apache", {}, '"apache" is no host that it knows; name one of nginx, caddy, github-pages'],
  ["constructor", {}, '"constructor" is no host that it knows'],
  ["nginx", { out: "" }, "--out has no value; write --out folder"],
  ["nginx", { site: "srv" }, '--site: got "srv", wants the folder\'s whole path on the server'],
  ["nginx", { local: "http" }, '--local: got "http", wants a port, such as 8099'],
  ["nginx", { local: "65536" }, '--local: got "65536", wants a port'],
  ["nginx", { local: "8099", key: "/k.pem" }, "--key: only for the site that is live; leave it out beside --local"],
  ["github-pages", { local: "8099" }, "--local means nothing to github-pages; leave it out"],
  ["caddy", { key: "/k.pem" }, "--key means nothing to caddy; leave it out"],
  ["nginx", { dist: "/nowhere" }, "_headers, sitemap.xml, 404.html is missing; run `npm run build`"],
])("for %s with %j writes nothing and says why", (target, options, fault) => {
  expect(() => writeHost("/nowhere", target, { dist, out, ...options })).toThrow(fault);
  expect(readdirSync(out)).toEqual([]);
});

/** What the optional film may consist of: its files are the owner's, and none lies in the folder as it comes. */
const film = { film: "/media/a.mp4", webm: "/media/a.webm", captions: "/media/a.vtt" };

it("tells a host of one's own the type of every kind of file that may be in public/", () => {
  for (const own of [film.film, film.webm]) {
    expect(explainerSchema.safeParse({ film: own, captions: { en: film.captions } }).success, own).toBe(true);
  }
  const served = readdirSync("public", { recursive: true, encoding: "utf8" }).filter((name) => !name.startsWith("."));
  const endings = new Set([...served, ...Object.values(film)].map((name) => extname(name)).filter(Boolean));
  for (const ending of endings)
    expect(contentTypes[ending], ending).toMatch(/^[a-z]+\/[a-z0-9.+-]+(; charset=utf-8)?$/);
});
