import type { BuiltSite } from "../host/built-site.ts";
import type { RequestOptions } from "./request.ts";

export interface Check extends RequestOptions {
  orStatus?: readonly number[];
  /** Of hosts with rules of their own, unless every detail is checked. */
  edgeStatus?: readonly number[];
}

/** `encodeURI` would leave `?` and `#`, which end a path. */
const encodePath = (path: string) => path.split("/").map(encodeURIComponent).join("/");

const gets = (paths: readonly string[], statuses: Omit<Check, "path"> = {}): Check[] =>
  paths.map((path) => ({ path, ...statuses }));

const withHeader = (path: string, name: string, values: readonly string[]): Check[] =>
  values.map((value) => ({ path, headers: { [name]: value } }));

const redirected = [301, 302, 307, 308];

/** What a host must not have: second URLs of pages, compressed copies, folders, hidden files and those for the host. */
function missingChecks({ pages, files }: BuiltSite): Check[] {
  const page = pages.find((path) => path.lastIndexOf("/") > 0) ?? "/";
  const script = files.find((file) => file.endsWith(".js")) ?? "/";
  const folders = new Set(files.map((file) => file.slice(0, file.lastIndexOf("/") + 1)));
  const gone = [...folders].filter((folder) => folder !== "/").map((folder) => `${folder}gone-00000000.js`);
  const secondUrls = [`${page}/`, `${page}.html`, `${page.slice(0, page.lastIndexOf("/"))}/`, `/${page}`];
  const others =
    "/index /index.html /404.html /assets /assets/ /.well-known/ /.well-known/.hidden /_headers /_redirects /.env /.git/config /media/.hidden";
  // Edge hosts compress by themselves and serve these as files; nothing links to them.
  const copies = ["/404", `${page}.html.br`, `${script}.br`, `${script}.gz`];
  const edgeStatus = [...redirected, 400, 403];
  return [
    ...gets(["/nothing-is-here", "/de/nothing/is/here", "/xx", "/en", ...gone]),
    ...withHeader("/nothing-is-here", "accept-encoding", ["br"]),
    ...gets([...secondUrls, ...others.split(" ")], { edgeStatus }),
    ...gets(copies, { edgeStatus: [...edgeStatus, 200] }),
    ...gets(["/..%2f..%2fetc%2fpasswd", "/assets/..%2f..%2fpackage.json", "/%00", "/%ff"], { orStatus: [400] }),
  ];
}

export function checksOf(site: BuiltSite): Check[] {
  const { pages, files, redirects } = site;
  const film = files.find((file) => /\.(webm|mp4)$/.test(file));
  const encoded = ["/", ...files.filter((file) => /^\/assets\/.*\.js$/.test(file)).slice(0, 1)];
  return [
    ...gets(pages),
    ...encoded.flatMap((path) => withHeader(path, "accept-encoding", ["gzip, deflate, br", "gzip", "identity"])),
    ...encoded.map((path) => ({ path, headers: { "accept-encoding": "br" }, revalidate: true })),
    // Edge hosts redirect an owner's HTML file.
    ...files.map((path) => ({ path: encodePath(path), edgeStatus: path.endsWith(".html") ? redirected : [] })),
    { path: "/", method: "HEAD" },
    ...(film ? withHeader(film, "range", ["bytes=0-1", "bytes=2-", "bytes=-3", "bytes=99999999999-"]) : []),
    ...missingChecks(site),
    ...["POST", "DELETE", "OPTIONS"].flatMap((method) =>
      gets(["/"], { method, edgeStatus: [200, 204, 400, 403, 404, 501] }),
    ),
    ...gets(redirects.map(({ from }) => `${encodePath(from)}?x=1`)),
  ];
}
