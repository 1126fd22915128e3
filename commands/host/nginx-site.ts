import { locationOf, type Redirect } from "../../server/redirects-file.ts";
import { refuse } from "../../tools/owner-error.ts";
import { type BuiltSite, block } from "./built-site.ts";
import { headersByPath, type PathHeaders } from "./path-headers.ts";

/** Throws an `OwnerError` for a text with a `$`, where nginx would look for a variable. */
export function quoted(text: string): string {
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

function redirectBlock(site: PathHeaders, redirect: Redirect): string[] {
  const { from, status } = redirect;
  const to = quoted(redirect.to).slice(1, -1);
  const location = locationOf({ ...redirect, to }, "$is_args$args");
  return block(`location = ${quoted(from)}`, [...headerLines(site), `return ${status} "${location}";`]);
}

/** The content of nginx's `server` block. A 404 has the headers of a page, so that it is not cached. */
export function nginxSiteLines({ folder, rules, redirects, types }: BuiltSite, brotli: boolean): string[] {
  const [site, ...others] = headersByPath(rules);
  const landing = others.find(({ path }) => path === "/") ?? site;
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
    ...block("location = /", [...headerLines(landing), "try_files /index.html =404;"]),
    ...[site, ...others.filter(({ path }) => path !== "/")].flatMap(pathBlock),
    ...redirects.flatMap((redirect) => redirectBlock(site, redirect)),
  ];
}
