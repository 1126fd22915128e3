import { join, resolve } from "node:path";
import { parsePort } from "../../server/listen.ts";
import { refuse } from "../../tools/owner-error.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { type BuiltSite, readBuiltSite } from "./built-site.ts";
import { caddyfile, localCaddyfile } from "./caddyfile.ts";
import { localNginxConfig, nginxServerBlocks } from "./nginx.ts";

export interface HostOptions {
  dist?: string;
  /** The build folder's path on the server, if it differs from the local one. */
  site?: string;
  out?: string;
  certificate?: string;
  key?: string;
  "gzip-only"?: boolean;
  /** The port for a local server without TLS. */
  local?: string;
}

interface Target {
  purpose: string;
  /** Returns file contents by name, and the owner's next step. */
  write: (site: BuiltSite, options: HostOptions, out: string) => { files: Record<string, string>; next: string };
}

const hostOf = ({ origin }: BuiltSite) => new URL(origin).hostname;

/** Hosts that need more than the build folder. */
export const targets: Readonly<Record<string, Target>> = {
  nginx: {
    purpose: "a file for nginx's conf.d: the site, with redirects from HTTP and from the other domain",
    write: (site, { local, "gzip-only": isGzipOnly, ...options }, out) => {
      if (local) {
        const content = localNginxConfig(site, Number(local), out);
        return { files: { "nginx.conf": content }, next: `nginx -c ${join(out, "nginx.conf")}` };
      }
      const defaultFolder = `/etc/letsencrypt/live/${hostOf(site)}`;
      const { certificate: chain = `${defaultFolder}/fullchain.pem`, key = `${defaultFolder}/privkey.pem` } = options;
      const content = nginxServerBlocks(site, { brotli: !isGzipOnly, certificate: { chain, key } });
      return { files: { [`${hostOf(site)}.conf`]: content }, next: "nginx -t && systemctl reload nginx" };
    },
  },
  caddy: {
    purpose: "a Caddyfile: the same; Caddy obtains the certificate itself",
    write: (site, { local }, out) => {
      const Caddyfile = local ? localCaddyfile(site, Number(local)) : caddyfile(site);
      const config = `--config ${join(out, "Caddyfile")}`;
      const next = local ? `caddy run ${config}` : `caddy validate ${config} && systemctl reload caddy`;
      return { files: { Caddyfile }, next };
    },
  },
  "github-pages": {
    purpose: "CNAME and .nojekyll for the branch that GitHub Pages publishes, next to the built site",
    write: (site) => ({
      // A github.io name needs no CNAME file.
      files: { ...(!hostOf(site).endsWith(".github.io") && { CNAME: `${hostOf(site)}\n` }), ".nojekyll": "" },
      next: "commit the folder to that branch; GitHub Pages does not send the headers in _headers",
    }),
  },
};

/** Writes the files and returns lines to print. Throws an `OwnerError`, before writing, for invalid input. */
export function writeHost(root: string, name: string, options: HostOptions): string[] {
  const target = Object.hasOwn(targets, name) ? targets[name] : undefined;
  if (!target) refuse(`host: got "${name}", expected one of ${Object.keys(targets).join(", ")}`);
  const { dist = join(root, "dist"), site: serverFolder, out = "", local } = options;
  const faults: string[] = [];
  if (local !== undefined && !parsePort(local)) faults.push(`--local: got "${local}", expected a port, such as 8099`);
  if (!out) faults.push("--out: got nothing, expected the output folder; add --out folder");
  if (serverFolder !== undefined && !serverFolder.startsWith("/")) {
    faults.push(`--site: got "${serverFolder}", expected the folder's full path on the server, such as /srv/site/dist`);
  }
  if (faults.length > 0) refuse(...faults);
  const built = readBuiltSite(dist);
  const { files, next } = target.write({ ...built, folder: serverFolder ?? built.folder }, options, resolve(out));
  const outputs = Object.entries(files).map(([file, content]) => ({ file: resolve(out, file), content }));
  try {
    replaceFiles(outputs);
  } catch (error) {
    refuse(`--out: "${out}" cannot be written (${(error as Error).message}); name another folder, and copy from there`);
  }
  return [
    ...outputs.map(({ file }) => `Written: ${file}`),
    `Run this again after each build: the configuration depends on it. Next: ${next}`,
    ...(local ? [`The site is then at http://127.0.0.1:${local}; stop it with Ctrl+C.`] : []),
  ];
}
