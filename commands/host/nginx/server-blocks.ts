import type { BuiltSite } from "../built-site.ts";
import { otherNameOf } from "../other-name.ts";
import { nginxSiteLines, quoted } from "./site-lines.ts";

export interface NginxOptions {
  /** Whether nginx has the module for `.br` twins. */
  brotli: boolean;
  /** The files of the certificate, as nginx finds them. */
  certificate: { chain: string; key: string };
  ports: { http: number; https: number };
}

/** Where certbot puts the certificate of a name. */
export function usualCertificate(host: string): NginxOptions["certificate"] {
  return { chain: `/etc/letsencrypt/live/${host}/fullchain.pem`, key: `/etc/letsencrypt/live/${host}/privkey.pem` };
}

const block = (lines: readonly string[]) => ["server {", ...lines.map((line) => (line ? `  ${line}` : line)), "}", ""];

/**
 * A file for nginx's `conf.d`: the site over HTTPS at the name that its pages have, and what sends visitors there from plain
 * HTTP and from the name with or without `www.`.
 */
export function nginxServerBlocks(site: BuiltSite, { brotli, certificate, ports }: NginxOptions): string {
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
  return [
    ...block([...listen(ports.http), `server_name ${[host, other].filter(Boolean).join(" ")};`, moved]),
    ...(other ? block([...tls, `server_name ${other};`, moved]) : []),
    ...block([...tls, `server_name ${host};`, ...nginxSiteLines(site, brotli)]),
  ].join("\n");
}
