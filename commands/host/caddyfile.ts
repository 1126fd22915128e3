import { locationOf } from "../../server/redirects-file.ts";
import { refuse } from "../../tools/owner-error.ts";
import { type BuiltSite, block } from "./built-site.ts";
import { headersByPath, type PathHeaders } from "./path-headers.ts";

/** Throws an `OwnerError` for a `{`, which starts a placeholder in Caddy. */
function quoted(text: string): string {
  if (text.includes("{")) refuse(`Caddy cannot use "{" in a path or value: ${text}; rename or move it`);
  // A backslash is literal, except before a quote.
  return `"${text.replaceAll('"', '\\"')}"`;
}

const headerLine = ([name, value]: [string, string]) => `${name} ${quoted(value)}`;

/** Only the difference to the headers of the whole site, which are set first. */
function headerBlock(site: PathHeaders, { path, headers }: PathHeaders): string[] {
  const changed = [...headers].filter(([name, value]) => site.headers.get(name) !== value).map(headerLine);
  const removed = [...site.headers.keys()].filter((name) => !headers.has(name)).map((name) => `-${name}`);
  const lines = [...changed, ...removed];
  return lines.length > 0 ? block(`header ${quoted(path)}`, lines) : [];
}

const files = block("file_server", ["precompressed br gzip"]);

/** A 404 is a whole page with a page's headers, whatever its folder's caching and the requested range. */
function errorLines(site: PathHeaders): string[] {
  const requestHeaders = ["Range", "If-Range", "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since"];
  return block("handle_errors", [
    ...block("header", [...site.headers].map(headerLine)),
    "@missing expression {http.error.status_code} == 404",
    ...block("handle @missing", [
      ...requestHeaders.map((name) => `request_header -${name}`),
      "rewrite * /404.html",
      `header Content-Type ${quoted("text/html; charset=utf-8")}`,
      "header Vary Accept-Encoding",
      ...files,
    ]),
    ...block("handle", [
      "header Content-Type text/plain",
      'respond "{http.error.status_code} {http.error.status_text}"',
    ]),
  ]);
}

function caddySiteLines({ folder, rules, redirects, types }: BuiltSite): string[] {
  const [site, ...others] = headersByPath(rules);
  const named = others.map(({ path }) => path).filter((path) => /\.(html|br|gz)$/.test(path));
  return [
    `root * ${quoted(folder)}`,
    ...block("map {query} {asked}", [`~^(.+)$ "?$\{1}"`, 'default ""']),
    // Caddy sorts directives, but not in a `route`, where the last of several equal headers wins.
    ...block("route", [
      ...block("header", [...site.headers].map(headerLine)),
      ...types
        .filter(([extension]) => extension !== "html")
        .flatMap(([extension, type]) => [
          `@${extension} path *.${extension}`,
          `header @${extension} Content-Type ${quoted(type)}`,
        ]),
      ...others.flatMap((paths) => headerBlock(site, paths)),
      "@other_method not method GET HEAD",
      'header @other_method Allow "GET, HEAD"',
      "error @other_method 405",
      ...redirects.map(({ from, to, status }) => {
        return `redir ${quoted(from)} "${locationOf(quoted(to).slice(1, -1), "{asked}")}" ${status}`;
      }),
      "# Each page has one URL; compressed copies, hidden files and those for the host are not public.",
      ...block("@unnamed", ["path_regexp (?i)\\.(html|br|gz)$", ...named.map((path) => `not path ${quoted(path)}`)]),
      "error @unnamed 404",
      "@own path_regexp ^/(index$|404$|_|.+/\\.)",
      "error @own 404",
      "@doubled expression {http.request.uri.path}.contains('//')",
      "error @doubled 404",
      ...block("@hidden", ["path /.*", "not path /.well-known/*"]),
      "error @hidden 404",
      "rewrite / /index.html",
      "try_files {path} {path}.html =404",
      "@packed path *.html *.js *.css *.json *.webmanifest *.xml *.txt *.svg *.ico",
      "header @packed Vary Accept-Encoding",
      ...files,
    ]),
    ...errorLines(site),
  ];
}

export function caddyfile(site: BuiltSite, variant: string | undefined): string {
  const { host } = new URL(site.origin);
  const redirect = variant ? ["", ...block(variant, [`redir ${site.origin}{uri} permanent`])] : [];
  return [...block(host, caddySiteLines(site)), ...redirect, ""].join("\n");
}

/** On 127.0.0.1 without TLS, as behind a proxy that terminates it. */
export function localCaddyfile(site: BuiltSite, port: number): string {
  const lines = block(`http://127.0.0.1:${port}`, ["bind 127.0.0.1", ...caddySiteLines(site)]);
  return ["{", "\tadmin off", "\tauto_https off", "}", ...lines, ""].join("\n");
}
