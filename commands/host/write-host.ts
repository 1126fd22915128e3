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
}

/**
 * Writes what a host needs for a built folder. Gives back lines for the owner: what has been written and what is left to do.
 * Throws an `OwnerError` before anything is written when the target, an option or the built folder cannot be used.
 *
 * @param root the project's folder, below which `dist` is
 */
export function writeHost(root: string, name: string | undefined, options: HostOptions): string[] {
  const target = targetNamed(name);
  const { dist, site: served, out, ...own } = options;
  const given = Object.keys(own) as (keyof TargetOptions)[];
  const faults = given
    .filter((option) => !target.takes.includes(option))
    .map((option) => `--${option} means nothing to ${name}; leave it out`);
  if (!out) faults.push("--out has no value; write --out folder, into which the files are to go");
  if (served !== undefined && !served.startsWith("/")) {
    faults.push(`--site: got "${served}", wants the folder's whole path on the server, such as /srv/site/dist`);
  }
  if (faults.length > 0 || !out) throw new OwnerError(`npm run host -- ${name} has nothing written:`, faults);
  const built = readBuiltSite(dist ? resolve(dist) : join(root, "dist"));
  const site = { ...built, folder: served ?? built.folder };
  const files = target.files(site, own).map(({ file, content }) => ({ file: join(resolve(out), file), content }));
  replaceFiles(files);
  return [
    ...files.map(({ file }) => `Written: ${file}`),
    `Write it anew with each build, as it names what the build holds. Then: ${target.next}`,
  ];
}
