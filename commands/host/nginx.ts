import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BuiltSite, block, otherNameOf } from "./built-site.ts";
import { nginxSiteLines, quoted } from "./nginx-site.ts";

interface NginxOptions {
  brotli: boolean;
  certificate: { chain: string; key: string };
  ports?: { http: number; https: number };
}

const usualPorts = { http: 80, https: 443 };

/**
 * A file for nginx's `conf.d`: the site over HTTPS at the name that its pages have, and what sends visitors there from plain
 * HTTP and from the name with or without `www.`.
 */
export function nginxServerBlocks(site: BuiltSite, { brotli, certificate, ports = usualPorts }: NginxOptions): string {
  const { host } = new URL(site.origin);
  const other = otherNameOf(host);
  const listen = (port: number, how = "") => [`listen ${port}${how};`, `listen [::]:${port}${how};`];
  const tls = [
    ...listen(ports.https, " ssl http2"),
    `ssl_certificate ${quoted(certificate.chain)};`,
    `ssl_certificate_key ${quoted(certificate.key)};`,
    "ssl_protocols TLSv1.2 TLSv1.3;",
    "ssl_session_cache shared:site:1m;",
  ];
  const moved = `return 301 ${quoted(site.origin).slice(0, -1)}$request_uri";`;
  const names = [host, ...(other ? [other] : [])].join(" ");
  return [
    ...block("server", [...listen(ports.http), `server_name ${names};`, moved]),
    ...(other ? block("server", [...tls, `server_name ${other};`, moved]) : []),
    ...block("server", [...tls, `server_name ${host};`, ...nginxSiteLines(site, brotli)]),
    "",
  ].join("\n");
}

const modulePlaces = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/share/nginx/modules"];

/** The file of the module with which this machine's nginx serves `.br` twins; nothing when there is no such nginx. */
export function findBrotliModule(): string | undefined {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  return modulePlaces.map((place) => join(place, "ngx_http_brotli_static_module.so")).find(existsSync);
}

/** All of nginx's configuration but the servers, for this machine alone: nothing is written outside of `state`. */
export function aroundServers(state: string, servers: readonly string[]): string {
  const brotliModule = findBrotliModule();
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    // Started by root, it would otherwise work for a user who may not read the folder.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    "daemon off;",
    `pid ${quoted(join(state, "nginx.pid"))};`,
    `error_log ${quoted(join(state, "error.log"))} warn;`,
    ...(brotliModule ? [`load_module ${quoted(brotliModule)};`] : []),
    "events {}",
    ...block("http", [
      "access_log off;",
      ...temporary.map((name) => `${name}_temp_path ${quoted(join(state, name))};`),
      ...servers,
    ]),
    "",
  ].join("\n");
}

/** What nginx needs to serve a built folder on 127.0.0.1 without TLS, as it would behind something that ends TLS. */
export function localNginxConfig(site: BuiltSite, port: number, state: string): string {
  const lines = nginxSiteLines(site, findBrotliModule() !== undefined);
  return aroundServers(state, block("server", [`listen 127.0.0.1:${port};`, ...lines]));
}
