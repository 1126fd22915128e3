import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { sampleSite } from "../verify/testing/sample-site.ts";
import { readBuiltSite } from "./built-site.ts";
import { type HostOptions, targets, writeHost } from "./write-host.ts";

const dist = sampleSite(temporaryFolder());
let out: string;
beforeEach(() => {
  out = temporaryFolder();
});

it.each([
  ["nginx", "www.plugins.example.conf", `root "${dist}";`],
  ["caddy", "Caddyfile", `root * "${dist}"`],
])("writes files for %s", (target, file, line) => {
  const output = writeHost("/nowhere", target, { dist, out });
  expect(output).toContain(`Written: ${join(out, file)}`);
  expect(readFileSync(join(out, file), "utf8")).toContain(line);
});

it.each(["nginx", "caddy"])("says that %s does not redirect www. for a name of which it is not known", (name) => {
  const site = { ...readBuiltSite(dist), origin: "https://lumen.com.br" };
  const left = targets[name]?.write(site, {}, out);
  expect(left?.next[0]).toBe("www.lumen.com.br is left out; if visitors may type it, add --www");
  const added = targets[name]?.write(site, { www: true }, out);
  expect(Object.values(added?.files ?? {})[0]).toMatch(/^(\tserver_name )?www\.lumen\.com\.br[; ]/m);
  expect(added?.next.join()).not.toContain("left out");
});

it("says how nginx gets its first certificate, unless the owner has one", () => {
  const line = "  Before the first start: certbot certonly --standalone -d www.plugins.example -d plugins.example";
  expect(writeHost("/nowhere", "nginx", { dist, out })).toContain(line);
  expect(writeHost("/nowhere", "nginx", { dist, out, certificate: "/c.pem" }).join()).not.toContain("certbot");
});

it.each(["nginx", "caddy"])("quotes a path with a blank in the command that starts %s", (name) => {
  const folder = join(out, "my site's");
  const output = writeHost("/nowhere", name, { dist, out: folder, local: "8099" }).join("\n");
  expect(output).toMatch(/ '.*\/my site'\\''s\/(nginx\.conf|Caddyfile)'$/m);
});

it("lets nginx listen at the port of the address only, for its name", () => {
  const site = { ...readBuiltSite(dist), origin: "https://www.a.example:8443" };
  const text = expect.stringMatching(/^server \{\n\tlisten 8443 ssl.*server_name a\.ex.*server_name www\.a\.ex/s);
  expect(targets.nginx?.write(site, {}, out).files).toEqual({ "www.a.example.conf": text });
});

it("uses the folder on the server and the owner's certificate", () => {
  const options = { site: "/srv/site", certificate: "/c.pem", key: "/k.pem", "gzip-only": true };
  writeHost("/nowhere", "nginx", { dist, out, ...options });
  const text = readFileSync(join(out, "www.plugins.example.conf"), "utf8");
  for (const line of ['root "/srv/site";', 'ssl_certificate "/c.pem";', 'ssl_certificate_key "/k.pem";']) {
    expect(text).toContain(line);
  }
  expect(text).not.toContain("brotli");
});

it.each([
  ["nginx", "nginx.conf", "listen 127.0.0.1:8099;", "nginx -c "],
  ["caddy", "Caddyfile", "http://127.0.0.1:8099 {", "caddy run --config "],
])("writes a complete local configuration for %s", (target, file, line, next) => {
  const output = writeHost("/nowhere", target, { dist, out, local: "8099" }).join("\n");
  expect(readdirSync(out)).toEqual([file]);
  const text = readFileSync(join(out, file), "utf8");
  expect(text).toContain(line);
  expect(text).toContain(dist);
  expect(text).not.toMatch(/ssl_certificate|listen 80|www\.plugins\.example/);
  expect(output).toContain(`${next}${join(out, file)}`);
  expect(output).toContain("http://127.0.0.1:8099");
});

it.each<[string, HostOptions, string]>([
  ["", {}, 'got "", expected one of nginx, caddy'],
  ["constructor", {}, 'got "constructor", expected one of nginx'],
  ["nginx", { out: "" }, "--out: got nothing, expected the output folder; add --out folder"],
  ["nginx", { out: join(dist, "404.html") }, '404.html" cannot be written ('],
  ["nginx", { site: "/srv/$site" }, 'nginx cannot use "$" in a path or value: /srv/$site; rename or move it'],
  ["caddy", { site: "/srv/{site}" }, 'Caddy cannot use "{" in a path or value: /srv/{site}; rename or move it'],
  ["nginx", { site: "srv" }, '--site: got "srv", expected the folder\'s full path on the server'],
  ["nginx", { local: "http" }, '--local: got "http", expected a port, such as 8099'],
  ["nginx", { dist: "/nowhere" }, "_headers, sitemap.xml, 404.html is missing; run `npm run build`"],
])("rejects %s with %j and writes nothing", (target, options, fault) => {
  expect(() => writeHost("/nowhere", target, { dist, out, ...options })).toThrow(fault);
  expect(readdirSync(out)).toEqual([]);
});

it("has the content type of each kind of file in the build", () => {
  const folder = temporaryFolder({
    "guide.docx": "",
    "a.zip": "",
    "intro.mp3": "",
    "a.b/c.GIF": "",
    LICENSE: "",
    "x.y~": "",
  });
  sampleSite(folder);
  expect(readBuiltSite(folder).types).toMatchObject({
    docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    html: "text/html; charset=utf-8",
    mp3: "audio/mpeg",
    zip: "application/zip",
  });
});
