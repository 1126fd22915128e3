import { locationOf } from "../../server/redirects-file.ts";
import { type BuiltSite, block, contentTypes, otherNameOf } from "./built-site.ts";
import { headersByPath, type PathHeaders } from "./path-headers.ts";

/** A text as Caddy reads it back. Throws an `Error` for one in which it would look for a placeholder. */
function quoted(text: string): string {
  if (text.includes("{")) throw new Error(`Caddy cannot be given a text with "{" in it: ${text}`);
  // A backslash stands for itself, but for one before a quote.
  return `"${text.replaceAll('"', '\\"')}"`;
}

const setting = ([name, value]: [string, string]) => `${name} ${quoted(value)}`;

/** In what the headers of a path differ from those of the whole site, which are set before. */
function headerBlock(site: PathHeaders, { path, isPrefix, headers }: PathHeaders): string[] {
  const changed = [...headers].filter(([name, value]) => site.headers.get(name) !== value).map(setting);
  const removed = [...site.headers.keys()].filter((name) => !headers.has(name)).map((name) => `-${name}`);
  return [...changed, ...removed].length > 0
    ? block(`header ${quoted(isPrefix ? `${path}*` : path)}`, [...changed, ...removed])
    : [];
}

const files = ["file_server {", "\tprecompressed br gzip", "}"];

/** What is missing is answered as a page, whatever its folder's files may be kept for, and whatever part was asked for. */
function errorLines(site: PathHeaders): string[] {
  const asked = ["Range", "If-Range", "If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since"];
  return block("handle_errors", [
    ...block("header", [...site.headers].map(setting)),
    "@missing expression {http.error.status_code} == 404",
    ...block("handle @missing", [
      ...asked.map((name) => `request_header -${name}`),
      "rewrite * /404.html",
      `header Content-Type ${quoted(contentTypes[".html"] ?? "")}`,
      "header Vary Accept-Encoding",
      ...files,
    ]),
    ...block("handle", [
      "header Content-Type text/plain",
      'respond "{http.error.status_code} {http.error.status_text}"',
    ]),
  ]);
}

/** What stands in Caddy's block of the site. */
function caddySiteLines({ folder, rules, redirects }: BuiltSite): string[] {
  const [site, ...others] = headersByPath(rules);
  const types = Object.entries(contentTypes).filter(([ending]) => ending !== ".html");
  return [
    `root * ${quoted(folder)}`,
    ...block("map {query} {asked}", [`~^(.+)$ "?$\{1}"`, 'default ""']),
    // Directives are sorted but for those of a route, in which the later of two headers is the one that holds.
    ...block("route", [
      ...block("header", [...site.headers].map(setting)),
      ...types.flatMap(([ending, type]) => [
        `@${ending.slice(1)} path *${ending}`,
        `header @${ending.slice(1)} Content-Type ${quoted(type)}`,
      ]),
      ...others.flatMap((paths) => headerBlock(site, paths)),
      "@other_method not method GET HEAD",
      'header @other_method Allow "GET, HEAD"',
      "error @other_method 405",
      ...redirects.flatMap((redirect) => {
        const to = locationOf({ ...redirect, to: quoted(redirect.to).slice(1, -1) }, "{asked}");
        return `redir ${quoted(redirect.from)} "${to}" ${redirect.status}`;
      }),
      "# A page has one address, compressed twins none; what is hidden or a host's own stays so.",
      "@unnamed path_regexp (?i)\\.(html|br|gz)$",
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

export function caddyfile(site: BuiltSite): string {
  const { host } = new URL(site.origin);
  const other = otherNameOf(host);
  return [
    ...block(host, caddySiteLines(site)),
    ...(other ? ["", ...block(other, [`redir ${site.origin}{uri} permanent`])] : []),
    "",
  ].join("\n");
}

/** What Caddy needs to serve a built folder on 127.0.0.1 without TLS, as it would behind something that ends TLS. */
export function localCaddyfile(site: BuiltSite, port: number): string {
  const lines = block(`http://127.0.0.1:${port}`, ["bind 127.0.0.1", ...caddySiteLines(site)]);
  return ["{", "\tadmin off", "\tauto_https off", "}", ...lines, ""].join("\n");
}
