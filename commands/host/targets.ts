import { join } from "node:path";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import type { NewFile } from "../../tools/replace-files.ts";
import type { BuiltSite } from "./built-site.ts";
import { caddyfile, localCaddyfile } from "./caddy/caddyfile.ts";
import { nginxHere } from "./nginx/find-nginx.ts";
import { localNginxConfig } from "./nginx/local-config.ts";
import { nginxServerBlocks, usualCertificate } from "./nginx/server-blocks.ts";

export interface TargetOptions {
  certificate?: string;
  key?: string;
  "gzip-only"?: boolean;
}

/** Where the site is tried before it goes live. */
interface Trial {
  /** On 127.0.0.1. */
  port: number;
  /** The folder that the files are written to. */
  folder: string;
}

interface Target {
  /** What is written, and for whom. */
  purpose: string;
  /** The options that mean something to it. */
  takes: readonly (keyof TargetOptions)[];
  /** Names below the folder that is written to, with their contents. */
  files: (site: BuiltSite, options: TargetOptions) => NewFile[];
  /** What is left to do. */
  next: string;
  /** The same for one port of this machine, without TLS and without the rights of root. */
  local?: (site: BuiltSite, trial: Trial) => { file: NewFile; next: string };
}

const hostOf = ({ origin }: BuiltSite) => new URL(origin).host;

/** The hosts for which something is to be written besides the built folder. */
export const targets: Readonly<Record<string, Target>> = {
  nginx: {
    purpose: "a file for nginx's conf.d: the site, and what leads to it from HTTP and from the other name",
    takes: ["certificate", "key", "gzip-only"],
    files: (site, { certificate, key, "gzip-only": gzipOnly = false }) => {
      const usual = usualCertificate(hostOf(site));
      const content = nginxServerBlocks(site, {
        brotli: !gzipOnly,
        certificate: { chain: certificate ?? usual.chain, key: key ?? usual.key },
        ports: { http: 80, https: 443 },
      });
      return [{ file: `${hostOf(site)}.conf`, content }];
    },
    next: "nginx -t && systemctl reload nginx",
    local: (site, { port, folder }) => ({
      file: { file: "nginx.conf", content: localNginxConfig(site, { ...nginxHere(), state: folder, port }) },
      next: `nginx -c ${join(folder, "nginx.conf")}`,
    }),
  },
  caddy: {
    purpose: "a Caddyfile: the same, with a certificate that Caddy gets by itself",
    takes: [],
    files: (site) => [{ file: "Caddyfile", content: caddyfile(site) }],
    next: "caddy validate --config Caddyfile && systemctl reload caddy",
    local: (site, { port, folder }) => ({
      file: { file: "Caddyfile", content: localCaddyfile(site, port) },
      next: `caddy run --config ${join(folder, "Caddyfile")}`,
    }),
  },
  "github-pages": {
    purpose:
      "for a branch that GitHub Pages publishes, beside the built site: its own domain, and that nothing is left out",
    takes: [],
    files: (site) => [
      // A name of GitHub's own needs no file that says so.
      ...(hostOf(site).endsWith(".github.io") ? [] : [{ file: "CNAME", content: `${hostOf(site)}\n` }]),
      { file: ".nojekyll", content: "" },
    ],
    next: "commit the folder to that branch; GitHub Pages sends none of the headers of _headers",
  },
};

/** The target of a name. Throws an `OwnerError` that names those there are. */
export function targetNamed(name: string | undefined): Target {
  const target = name !== undefined && Object.hasOwn(targets, name) ? targets[name] : undefined;
  if (target) return target;
  const got = name === undefined ? "no host is named" : `"${name}" is no host that it knows`;
  throw new OwnerError("npm run host does not know for whom to write:", [
    `${got}; name one of ${Object.keys(targets).join(", ")}`,
  ]);
}
