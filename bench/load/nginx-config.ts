import { join } from "node:path";
import type { HeaderRule } from "../../server/headers-file.ts";
import { contentTypes } from "../serve/content-types.ts";
import { headersFor } from "../serve/header-rules.ts";

export interface NginxSetting {
  /** The built folder. */
  folder: string;
  /** Where nginx may write what it needs while it runs. */
  state: string;
  port: number;
  /** The file of the module that serves `.br` twins. */
  brotliModule: string;
  rules: readonly HeaderRule[];
  /** Whether it is started by root, which it would otherwise leave for a user who may not read the folder. */
  asRoot: boolean;
}

/** A text as nginx reads it back. Throws an `Error` for one that it would take for a variable. */
function quoted(text: string): string {
  if (text.includes("$")) throw new Error(`nginx cannot send a header with "$" in it: ${text}`);
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** The headers of one place; its type is told by the ending of the file. */
function headerLines(rules: readonly HeaderRule[], path: string): string[] {
  return Object.entries(headersFor(rules, path))
    .filter(([name]) => name !== "content-type")
    .map(([name, value]) => `      add_header ${name} ${quoted(value)} always;`);
}

function location({ rules }: NginxSetting, { path }: HeaderRule): string[] {
  const prefix = path.endsWith("*") ? path.slice(0, -1) : undefined;
  const files = prefix === "/" ? "try_files $uri $uri.html =404;" : "try_files $uri =404;";
  // A name that no rule has for itself stands for all that begin as this one does.
  const example = prefix === undefined ? path : `${prefix}any`;
  const place = prefix === undefined ? `= ${path}` : prefix;
  return [`    location ${place} {`, ...headerLines(rules, example), `      ${files}`, "    }"];
}

/**
 * What nginx needs to serve a built folder on 127.0.0.1 with the headers of its `_headers` file and its compressed
 * twins, by one worker, without a log.
 */
export function nginxConfig(setting: NginxSetting): string {
  const { folder, state, port, brotliModule, rules, asRoot } = setting;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    ...(asRoot ? ["user root;"] : []),
    "daemon off;",
    "worker_processes 1;",
    "worker_rlimit_nofile 16384;",
    `pid ${quoted(join(state, "nginx.pid"))};`,
    `error_log ${quoted(join(state, "error.log"))} warn;`,
    `load_module ${quoted(brotliModule)};`,
    "events { worker_connections 8192; }",
    "http {",
    "  access_log off;",
    "  sendfile on;",
    "  tcp_nopush on;",
    "  keepalive_requests 1000000;",
    "  open_file_cache max=2000 inactive=60s;",
    "  brotli_static on;",
    "  gzip_static on;",
    "  gzip_vary on;",
    ...temporary.map((name) => `  ${name}_temp_path ${quoted(join(state, name))};`),
    "  types {",
    ...Object.entries(contentTypes).map(([ending, type]) => `    ${quoted(type)} ${ending.slice(1)};`),
    "  }",
    "  server {",
    `    listen 127.0.0.1:${port} backlog=4096;`,
    `    root ${quoted(folder)};`,
    "    error_page 404 /404.html;",
    "    location = / {",
    ...headerLines(rules, "/"),
    "      try_files /index.html =404;",
    "    }",
    ...rules.flatMap((rule) => location(setting, rule)),
    "  }",
    "}",
    "",
  ].join("\n");
}
