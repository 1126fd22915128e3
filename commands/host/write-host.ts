import { join, resolve } from "node:path";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { readBuiltSite } from "./built-site.ts";
import { type TargetOptions, targetNamed } from "./targets.ts";

export interface HostOptions extends TargetOptions {
  /** The built folder; `dist` when nothing is said. */
  dist?: string;
  /** Where the host finds the built folder, when that is not where it is here. */
  site?: string;
  /** The folder to write to. */
  out?: string;
  /** The port of this machine at which the site is tried, without TLS. */
  local?: string;
}

const isPort = (text: string) => /^\d+$/.test(text) && Number(text) > 0 && Number(text) < 65_536;

/**
 * Writes what a host needs for a built folder. Gives back lines for the owner: what has been written and what is left to do.
 * Throws an `OwnerError` before anything is written when the target, an option or the built folder cannot be used.
 *
 * @param root the project's folder, below which `dist` is
 */
export function writeHost(root: string, name: string | undefined, options: HostOptions): string[] {
  const target = targetNamed(name);
  const { dist, site: served, out, local, ...own } = options;
  const given = Object.keys(own) as (keyof TargetOptions)[];
  const faults = given
    .filter((option) => !target.takes.includes(option))
    .map((option) => `--${option} means nothing to ${name}; leave it out`);
  if (local !== undefined && !isPort(local)) faults.push(`--local: got "${local}", wants a port, such as 8099`);
  if (local !== undefined && !target.local) faults.push(`--local means nothing to ${name}; leave it out`);
  if (local !== undefined && given.length > 0) {
    faults.push(`--${given.join(", --")}: only for the site that is live; leave it out beside --local`);
  }
  if (!out) faults.push("--out has no value; write --out folder, into which the files are to go");
  if (served !== undefined && !served.startsWith("/")) {
    faults.push(`--site: got "${served}", wants the folder's whole path on the server, such as /srv/site/dist`);
  }
  if (faults.length > 0 || !out) throw new OwnerError(`npm run host -- ${name} has nothing written:`, faults);
  const built = readBuiltSite(dist ? resolve(dist) : join(root, "dist"));
  const site = { ...built, folder: served ?? built.folder };
  const trial = local === undefined ? undefined : target.local?.(site, { port: Number(local), folder: resolve(out) });
  const contents = trial ? [trial.file] : target.files(site, own);
  const files = contents.map(({ file, content }) => ({ file: join(resolve(out), file), content }));
  replaceFiles(files);
  return [
    ...files.map(({ file }) => `Written: ${file}`),
    `Write it anew with each build, as it names what the build holds. Then: ${trial?.next ?? target.next}`,
    ...(trial ? [`The site is then at http://127.0.0.1:${local}; Ctrl+C ends it.`] : []),
  ];
}
