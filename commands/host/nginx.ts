import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BuiltSite, block } from "./built-site.ts";
import { nginxSiteLines, quoted } from "./nginx-site.ts";

/** A file for `conf.d`: the site over HTTPS, with redirects from plain HTTP and the name with or without `www.`. */
export function nginxServerBlocks(
  site: BuiltSite,
  variant: string | undefined,
  certificate: Readonly<Record<"chain" | "key", string>>,
  brotli: boolean,
): string {
  const { hostname, port } = new URL(site.origin);
  const listen = (address: string) => [`listen ${address};`, `listen [::]:${address};`];
  const tls = [
    ...listen(`${port || 443} ssl http2`),
    `ssl_certificate ${quoted(certificate.chain)};`,
    `ssl_certificate_key ${quoted(certificate.key)};`,
    "ssl_protocols TLSv1.2 TLSv1.3;",
    "ssl_session_cache shared:site:1m;",
  ];
  const redirect = `return 301 ${quoted(site.origin).slice(0, -1)}$request_uri";`;
  const names = [hostname, ...(variant ? [variant] : [])].join(" ");
  return [
    // If the site has a port of its own, port 80 belongs to another site.
    ...(port ? [] : block("server", [...listen("80"), `server_name ${names};`, redirect])),
    ...(variant ? block("server", [...tls, `server_name ${variant};`, redirect]) : []),
    ...block("server", [...tls, `server_name ${hostname};`, ...nginxSiteLines(site, brotli)]),
    "",
  ].join("\n");
}

const moduleFolders = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/share/nginx/modules"];

export function findBrotliModule(): string | undefined {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  return moduleFolders.map((folder) => join(folder, "ngx_http_brotli_static_module.so")).find(existsSync);
}

/** A complete configuration for local use. nginx writes nothing outside `state`. */
export function nginxConfig(state: string, servers: readonly string[]): string {
  const brotliModule = findBrotliModule();
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = folders.map((name) => `${name}_temp_path ${quoted(join(state, name))};`);
  return [
    // Started by root, the workers would otherwise run as a user who may not be allowed to read the folder.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    `pid ${quoted(join(state, "nginx.pid"))};`,
    `error_log ${quoted(join(state, "error.log"))} warn;`,
    ...(brotliModule ? [`load_module ${quoted(brotliModule)};`] : []),
    "events {}",
    ...block("http", ["access_log off;", ...temporary, ...servers]),
    "",
  ].join("\n");
}

/** Serves a build on 127.0.0.1 without TLS, as behind a proxy that terminates TLS. */
export function localNginxConfig(site: BuiltSite, port: number, state: string): string {
  const lines = nginxSiteLines(site, findBrotliModule() !== undefined);
  return nginxConfig(state, block("server", [`listen 127.0.0.1:${port};`, ...lines]));
}
