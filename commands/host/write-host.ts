import { join, resolve } from "node:path";
import { parsePort } from "../../server/listen.ts";
import { refuse } from "../../tools/owner-error.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { type BuiltSite, readBuiltSite, wwwVariantOf } from "./built-site.ts";
import { caddyfile, localCaddyfile } from "./caddyfile.ts";
import { findBrotliModule, localNginxConfig, nginxServerBlocks } from "./nginx.ts";

export interface HostOptions {
  dist?: string;
  /** The build folder's path on the server, if it differs from the local one. */
  site?: string;
  out?: string;
  certificate?: string;
  key?: string;
  "gzip-only"?: boolean;
  /** Redirects `www.` for a name of which it is not known. */
  www?: boolean;
  /** The port for a local server without TLS. */
  local?: string;
}

interface Target {
  purpose: string;
  /** Returns file contents by name, and the owner's next steps. */
  write: (site: BuiltSite, options: HostOptions, out: string) => { files: Record<string, string>; next: string[] };
}

const hostOf = ({ origin }: BuiltSite) => new URL(origin).hostname;

/** For a shell. */
const quotedPath = (path: string) => (/^[\w./@:+-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

/** The name with or without `www.`, and a line if it is not known whether there is one. */
function variantOf(site: BuiltSite, { www = false }: HostOptions): { variant: string | undefined; note: string[] } {
  const host = hostOf(site);
  const variant = wwwVariantOf(host, www);
  const isOpen = variant === undefined && wwwVariantOf(host, true) !== undefined;
  return { variant, note: isOpen ? [`www.${host} is left out; if visitors may type it, add --www`] : [] };
}

const brotliPackage = "libnginx-mod-http-brotli-static on Debian";

/** Hosts that need more than the build folder. */
export const targets: Readonly<Record<string, Target>> = {
  nginx: {
    purpose: "a file for nginx's conf.d: the site, with redirects from HTTP and from the other domain",
    write: (site, options, out) => {
      const { local, "gzip-only": isGzipOnly } = options;
      if (local) {
        const content = localNginxConfig(site, Number(local), out);
        const withoutBrotli = "nginx here has no Brotli module, so it is tried with gzip alone; in Debian it is";
        const note = findBrotliModule() ? [] : [`${withoutBrotli} ${brotliPackage}`];
        return { files: { "nginx.conf": content }, next: [...note, `nginx -c ${quotedPath(join(out, "nginx.conf"))}`] };
      }
      const { variant, note } = variantOf(site, options);
      const names = [hostOf(site), ...(variant ? [variant] : [])];
      const defaultFolder = `/etc/letsencrypt/live/${names[0]}`;
      const { certificate: chain = `${defaultFolder}/fullchain.pem`, key = `${defaultFolder}/privkey.pem` } = options;
      const content = nginxServerBlocks(site, { variant, brotli: !isGzipOnly, certificate: { chain, key } });
      const next = [
        ...note,
        ...(options.certificate
          ? []
          : [`Before the first start: certbot certonly --standalone ${names.map((name) => `-d ${name}`).join(" ")}`]),
        ...(isGzipOnly ? [] : [`It needs nginx's Brotli module, ${brotliPackage}; without it, add --gzip-only.`]),
        "nginx -t && systemctl reload nginx",
      ];
      return { files: { [`${names[0]}.conf`]: content }, next };
    },
  },
  caddy: {
    purpose: "a Caddyfile: the same; Caddy obtains the certificate itself",
    write: (site, options, out) => {
      const { variant, note } = variantOf(site, options);
      const { local } = options;
      const Caddyfile = local ? localCaddyfile(site, Number(local)) : caddyfile(site, variant);
      const config = `--config ${quotedPath(join(out, "Caddyfile"))}`;
      const next = local ? [`caddy run ${config}`] : [...note, `caddy validate ${config} && systemctl reload caddy`];
      return { files: { Caddyfile }, next };
    },
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
    "Run this again after each build: the configuration depends on it. Next:",
    ...next.map((line) => `  ${line}`),
    ...(local ? [`The site is then at http://127.0.0.1:${local}; stop it with Ctrl+C.`] : []),
  ];
}
