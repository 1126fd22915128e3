import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../generator/fingerprint.ts";
import { replaceFiles } from "../../tools/replace-files.ts";

/** One thing that the studio makes. */
export interface Task {
  /** As the command line names it: `film`, `ranking`, `cards`. */
  name: string;
  /** The language, for what exists in several. */
  locale?: string;
  /** Files and folders from which it is made, below the project's root. */
  sources: readonly string[];
  /** What else it is made from: texts, versions. */
  facts: unknown;
  /** The files it writes, below the project's root. */
  outputs: readonly string[];
  /** Writes them into a folder that stands for the root, from which they replace those that are there. */
  make: (folder: string) => Promise<unknown>;
  /** What is enough to make it; without it, it takes the encoders as well. */
  needs?: "browser";
}

export function titleOf({ name, locale }: Pick<Task, "name" | "locale">): string {
  return locale ? `${name} ${locale}` : name;
}

/** Changes when anything changes from which a task's outputs are made. */
const sourcesHash = (root: string, { sources, facts }: Task): string => hashOf(root, sources, facts);

/** In the repository, so that a clean checkout knows what its pictures were made from. */
const file = "studio/make/manifest.json";

/** Of each task, by its title, the hash of what its outputs were made from. */
export type Manifest = Readonly<Record<string, string>>;

export function readManifest(root: string): Manifest {
  const path = join(root, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Manifest) : {};
}

/** Writes down that the outputs of these tasks are those of the present sources. */
export function record(root: string, tasks: readonly Task[]): void {
  const made = tasks.map((task) => [titleOf(task), sourcesHash(root, task)]);
  const entries = Object.entries({ ...readManifest(root), ...Object.fromEntries(made) });
  const sorted = Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  replaceFiles([{ file: join(root, file), content: `${JSON.stringify(sorted, null, 2)}\n` }]);
}

/** Whether a task's outputs are all there. */
export function hasOutputs(root: string, { outputs }: Task): boolean {
  return outputs.every((output) => existsSync(join(root, output)));
}

/** Whether a task's outputs are there and were made from what there is now. */
export function isUpToDate(root: string, task: Task, manifest: Manifest): boolean {
  return manifest[titleOf(task)] === sourcesHash(root, task) && hasOutputs(root, task);
}
