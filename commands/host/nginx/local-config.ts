import { join } from "node:path";
import type { BuiltSite } from "../built-site.ts";
import { nginxSiteLines, quoted } from "./site-lines.ts";

export interface LocalNginx {
  /** Where nginx may write what it needs while it runs. */
  state: string;
  port: number;
  /** The file of the module that serves `.br` twins; without it the `.gz` ones are served. */
  brotliModule: string | undefined;
  /** Whether it is started by root, which it would otherwise leave for a user who may not read the folder. */
  asRoot: boolean;
}

/** All of nginx's configuration but the servers: one process of work, nothing outside of `state`, no log of requests. */
export function aroundServers(local: Omit<LocalNginx, "port">, lines: readonly string[]): string {
  const { state, brotliModule, asRoot } = local;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    ...(asRoot ? ["user root;"] : []),
    "daemon off;",
    "worker_processes 1;",
    "worker_rlimit_nofile 16384;",
    `pid ${quoted(join(state, "nginx.pid"))};`,
    `error_log ${quoted(join(state, "error.log"))} warn;`,
    ...(brotliModule ? [`load_module ${quoted(brotliModule)};`] : []),
    "events { worker_connections 8192; }",
    "http {",
    "  access_log off;",
    "  sendfile on;",
    "  tcp_nopush on;",
    "  keepalive_requests 1000000;",
    ...temporary.map((name) => `  ${name}_temp_path ${quoted(join(state, name))};`),
    ...lines.map((line) => `  ${line}`),
    "}",
    "",
  ].join("\n");
}

/** What nginx needs to serve a built folder on 127.0.0.1 without TLS, as it would behind something that ends TLS. */
export function localNginxConfig(site: BuiltSite, local: LocalNginx): string {
  return aroundServers(local, [
    "open_file_cache max=2000 inactive=60s;",
    "server {",
    `  listen 127.0.0.1:${local.port} backlog=4096;`,
    ...nginxSiteLines(site, local.brotliModule !== undefined).map((line) => `  ${line}`),
    "}",
  ]);
}
