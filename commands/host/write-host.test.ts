import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { documents } from "../../generator/document-list.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { sampleOrigin, sampleSite } from "../verify/testing/sample-site.ts";
import { readBuiltSite } from "./built-site.ts";
import { type HostOptions, writeHost } from "./write-host.ts";

const dist = sampleSite();

function write(host: string, options: HostOptions = {}, origin = sampleOrigin) {
  const landing = `<link rel="canonical" href="${origin}/">`;
  const site = temporaryFolder({ _headers: "/*\n  X: 1\n", "404.html": "", "index.html": landing });
  const out = options.out ?? temporaryFolder();
  const lines = writeHost(host, { dist: site, out, ...options });
  const [file = ""] = readdirSync(out);
  return { lines, file, text: readFileSync(join(out, file), "utf8"), site, out };
}

it.each([
  ["nginx", "www.plugins.example.conf", "root ", "nginx.conf", "listen 127.0.0.1:8099;", "nginx -c "],
  ["caddy", "Caddyfile", "root * ", "Caddyfile", "http://127.0.0.1:8099 {", "caddy run --config "],
])("writes a file for %s, and a complete one to try it locally", (host, name, root, localName, listen, start) => {
  const { file, text, site, out, lines } = write(host);
  expect(file).toBe(name);
  expect(text).toContain(`${root}"${site}"`);
  expect(lines).toContain(`Written: ${join(out, file)}`);
  const local = write(host, { local: "8099", out: join(temporaryFolder(), "my site's") });
  expect(local.file).toBe(localName);
  expect(local.text).toContain(listen);
  expect(local.text).toContain(local.site);
  expect(local.text).not.toMatch(/ssl_certificate|listen 80|www\.plugins\.example/);
  expect(local.lines.join("\n")).toMatch(
    new RegExp(`${start}'.*/my site'\\\\''s/${localName}'\n.*http://127.0.0.1:8099`),
  );
});

it.each(["nginx", "caddy"])("says that %s does not redirect www. for a name of which it is not known", (host) => {
  const origin = "https://lumen.com.br";
  expect(write(host, {}, origin).lines).toContain("  www.lumen.com.br is left out; if visitors may type it, add --www");
  const { text, lines } = write(host, { www: true }, origin);
  expect(text).toMatch(/^(\tserver_name )?www\.lumen\.com\.br[; ]/m);
  expect(lines.join()).not.toContain("left out");
});

it("says how nginx gets its first certificate, unless the owner has one", () => {
  const line = "  Before the first start: certbot certonly --standalone -d www.plugins.example -d plugins.example";
  expect(write("nginx").lines).toContain(line);
  const options = { site: "/srv/site", certificate: "/c.pem", key: "/k.pem", "gzip-only": true };
  const { lines, text } = write("nginx", options);
  expect(lines.join()).not.toContain("certbot");
  for (const part of ['root "/srv/site";', 'ssl_certificate "/c.pem";', 'ssl_certificate_key "/k.pem";']) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain("brotli");
});

it("lets nginx listen at the port of the address only, for its name", () => {
  const { text } = write("nginx", {}, "https://www.a.example:8443");
  expect(text).toMatch(/^server \{\n\tlisten 8443 ssl.*server_name a\.ex.*server_name www\.a\.ex/s);
});

it.each([
  ["constructor", {}, 'host: got "constructor", expected nginx or caddy'],
  ["nginx", { out: "" }, "--out: got nothing, expected the output folder; add --out folder"],
  ["nginx", { out: join(dist, "404.html") }, '404.html" cannot be written ('],
  ["nginx", { site: "/srv/$site" }, 'nginx cannot use "$" in a path or value: /srv/$site; rename or move it'],
  ["caddy", { site: "/srv/{site}" }, 'Caddy cannot use "{" in a path or value: /srv/{site}; rename or move it'],
  ["nginx", { site: "srv" }, '--site: got "srv", expected the folder\'s full path on the server'],
  ["nginx", { local: "http" }, '--local: got "http", expected a port, such as 8099'],
  ["nginx", { dist: "/nowhere" }, "/nowhere is not a build: _headers is missing; run `npm run build`"],
])("rejects %s with %j and writes nothing", (host, options, fault) => {
  const out = temporaryFolder();
  expect(() => write(host, { out, ...options })).toThrow(fault);
  expect(readdirSync(out)).toEqual([]);
});

it("takes the documents of the site as pages, and an owner's HTML file as a file", () => {
  const { pages, files } = readBuiltSite(dist);
  expect(pages).toHaveLength(documents.length - 1);
  expect(pages).toEqual(expect.arrayContaining(["/", "/de", "/de/terms"]));
  expect(files).toEqual(expect.arrayContaining(["/ä b", "/ä b.html", "/google12ab.html"]));
});

it("has the content type of each kind of file in the build", () => {
  const names = ["guide.docx", "a.zip", "intro.mp3", "a.b/c.GIF", "LICENSE", "x.y~"];
  const folder = sampleSite(Object.fromEntries(names.map((name) => [name, ""])));
  expect(Object.fromEntries(readBuiltSite(folder).types)).toMatchObject({
    docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    html: "text/html; charset=utf-8",
    mp3: "audio/mpeg",
    zip: "application/zip",
  });
});
