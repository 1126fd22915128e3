import { join, resolve } from "node:path";
import { parsePort } from "../../server/listen.ts";
import { refuse } from "../../tools/owner-error.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { type BuiltSite, readBuiltSite, wwwVariantOf } from "./built-site.ts";
import { caddyfile, localCaddyfile } from "./caddyfile.ts";
import { findBrotliModule, localNginxConfig, nginxServerBlocks } from "./nginx.ts";

export type HostOptions = Partial<
  Record<"dist" | "site" | "out" | "certificate" | "key" | "local", string> & Record<"gzip-only" | "www", boolean>
>;

type HostFile = [name: string, content: string, next: string[]];

const shellQuoted = (path: string) => (/^[\w./@:+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

const brotliPackage = "libnginx-mod-http-brotli-static on Debian";

function nginxFile(site: BuiltSite, variant: string | undefined, options: HostOptions, out: string): HostFile {
  const { local, certificate, "gzip-only": isGzipOnly } = options;
  if (local) {
    const withoutBrotli = "nginx here has no Brotli module, so it is tried with gzip alone; in Debian it is";
    const note = findBrotliModule() ? [] : [`${withoutBrotli} ${brotliPackage}`];
    const next = [...note, `nginx -c ${shellQuoted(join(out, "nginx.conf"))}`];
    return ["nginx.conf", localNginxConfig(site, Number(local), out), next];
  }
  const { hostname } = new URL(site.origin);
  const certbotFolder = `/etc/letsencrypt/live/${hostname}`;
  const { certificate: chain = `${certbotFolder}/fullchain.pem`, key = `${certbotFolder}/privkey.pem` } = options;
  const content = nginxServerBlocks(site, variant, { chain, key }, !isGzipOnly);
  const names = `-d ${hostname}${variant ? ` -d ${variant}` : ""}`;
  const next = [
    ...(certificate ? [] : [`Before the first start: certbot certonly --standalone ${names}`]),
    ...(isGzipOnly ? [] : [`It needs nginx's Brotli module, ${brotliPackage}; without it, add --gzip-only.`]),
    "nginx -t && systemctl reload nginx",
  ];
  return [`${hostname}.conf`, content, next];
}

function caddyFile(site: BuiltSite, variant: string | undefined, { local }: HostOptions, out: string): HostFile {
  const config = `--config ${shellQuoted(join(out, "Caddyfile"))}`;
  if (local) return ["Caddyfile", localCaddyfile(site, Number(local)), [`caddy run ${config}`]];
  return ["Caddyfile", caddyfile(site, variant), [`caddy validate ${config} && systemctl reload caddy`]];
}

export function writeHost(host: string, options: HostOptions): string[] {
  const { dist, site: serverFolder, out = "", local, www } = options;
  const faults: string[] = [];
  if (host !== "nginx" && host !== "caddy") faults.push(`host: got "${host}", expected nginx or caddy`);
  if (local !== undefined && !parsePort(local)) faults.push(`--local: got "${local}", expected a port, such as 8099`);
  if (!out) faults.push("--out: got nothing, expected the output folder; add --out folder");
  if (serverFolder !== undefined && !serverFolder.startsWith("/")) {
    faults.push(`--site: got "${serverFolder}", expected the folder's full path on the server, such as /srv/site/dist`);
  }
  if (faults.length > 0) refuse(...faults);
  const built = readBuiltSite(dist);
  const site = { ...built, folder: serverFolder ?? built.folder };
  const { hostname } = new URL(site.origin);
  const variant = wwwVariantOf(hostname, www);
  const isOpen = !local && !variant && wwwVariantOf(hostname, true);
  const note = isOpen ? [`www.${hostname} is left out; if visitors may type it, add --www`] : [];
  const [name, content, next] = (host === "nginx" ? nginxFile : caddyFile)(site, variant, options, resolve(out));
  try {
    replaceFiles([{ file: resolve(out, name), content }]);
  } catch (error) {
    refuse(`--out: "${out}" cannot be written (${(error as Error).message}); name another folder, and copy from there`);
  }
  return [
    `Written: ${resolve(out, name)}`,
    "Run this again after each build: the configuration depends on it. Next:",
    ...[...note, ...next].map((line) => `  ${line}`),
    ...(local ? [`The site is then at http://127.0.0.1:${local}; stop it with Ctrl+C.`] : []),
  ];
}
