import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { locationOf, type Redirect } from "../../server/redirects-file.ts";
import { refuse } from "../../tools/owner-error.ts";
import { type BuiltSite, block } from "./built-site.ts";
import { headersByPath, type PathHeaders } from "./path-headers.ts";

/** Throws an `OwnerError` for a `$`, which starts a variable in nginx. */
function quoted(text: string): string {
  if (text.includes("$")) refuse(`nginx cannot use "$" in a path or value: ${text}; rename or move it`);
  return `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
}

/** Without the content type, which nginx takes from the file extension. */
function headerLines({ headers }: PathHeaders): string[] {
  return [...headers]
    .filter(([name]) => name.toLowerCase() !== "content-type")
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
}

/** Only documents are served without their extension. Folders are not served. */
function pathBlock(paths: PathHeaders): string[] {
  const files = paths.path === "/*" ? "$uri $uri.html" : "$uri";
  const prefix = paths.path.replace(/\*$/, "");
  const name = prefix === paths.path ? `= ${quoted(prefix)}` : quoted(prefix);
  return block(`location ${name}`, [...headerLines(paths), `try_files ${files} =404;`]);
}

function redirectBlock(site: PathHeaders, { from, to, status }: Redirect): string[] {
  const location = locationOf(quoted(to).slice(1, -1), "$is_args$args");
  return block(`location = ${quoted(from)}`, [...headerLines(site), `return ${status} "${location}";`]);
}

/** The content of the `server` block. A 404 has a page's headers, so that it is not cached. */
function nginxSiteLines({ folder, rules, redirects, types }: BuiltSite, brotli: boolean): string[] {
  const [site, ...others] = headersByPath(rules);
  const typeLines = types.map(([extension, type]) => `${quoted(type)} ${extension};`);
  return [
    `root ${quoted(folder)};`,
    "server_tokens off;",
    "merge_slashes off;",
    "absolute_redirect off;",
    ...(brotli ? ["brotli_static on;"] : []),
    "gzip_static on;",
    "gzip_vary on;",
    "default_type application/octet-stream;",
    ...block("types", typeLines),
    "error_page 404 /404.html;",
    "error_page 405 @other_method;",
    'if ($request_method !~ "^(GET|HEAD)$") { return 405; }',
    ...block("location = /404.html", ["internal;", ...headerLines(site)]),
    ...block("location @other_method", [
      ...headerLines(site),
      'add_header Allow "GET, HEAD" always;',
      "default_type text/plain;",
      'return 405 "Only GET and HEAD are supported.\\n";',
    ]),
    "# Each page has one URL; compressed copies, hidden files and those for the host are not public.",
    'location ~* "\\.(html|br|gz)$" { return 404; }',
    'location ~ "^/(index$|404$|_|/|\\.(?!well-known/)|.+/[./])" { return 404; }',
    ...block("location = /", [...headerLines(site), "try_files /index.html =404;"]),
    ...[site, ...others].flatMap(pathBlock),
    ...redirects.flatMap((redirect) => redirectBlock(site, redirect)),
  ];
}

/** For `conf.d`: the site over HTTPS, with redirects from HTTP and the name with or without `www.`. */
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

/** Complete, for local use: nginx writes nothing outside `state`. */
export function nginxConfig(state: string, servers: readonly string[]): string {
  const brotliModule = findBrotliModule();
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = folders.map((name) => `${name}_temp_path ${quoted(join(state, name))};`);
  return [
    // Root's workers would otherwise run as a user who may not be allowed to read the folder.
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

/** On 127.0.0.1 without TLS, as behind a proxy that terminates it. */
export function localNginxConfig(site: BuiltSite, port: number, state: string): string {
  const lines = nginxSiteLines(site, findBrotliModule() !== undefined);
  return nginxConfig(state, block("server", [`listen 127.0.0.1:${port};`, ...lines]));
}
