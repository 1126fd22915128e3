import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../generator/fingerprint.ts";
import { replaceFiles } from "../../tools/replace-files.ts";

export interface Task {
  /** Its name on the command line: `film`, `ranking`, `cards`. */
  name: string;
  /** Only for tasks per language. */
  locale?: string;
  /** Input files and folders, relative to the project's root. */
  sources: readonly string[];
  /** Other inputs, such as texts and versions. */
  inputs: unknown;
  /** Output files, relative to the project's root. */
  outputs: readonly string[];
  /** Writes the outputs to `folder`, which takes the place of the root. */
  make: (folder: string) => Promise<unknown>;
  /** If set, a browser is enough; otherwise the encoders are needed too. */
  needs?: "browser";
}

export function titleOf({ name, locale }: Pick<Task, "name" | "locale">): string {
  return locale ? `${name} ${locale}` : name;
}

const sourcesHash = (root: string, { sources, inputs }: Task): string => hashOf(root, sources, inputs);

/** In the repository, so that a clean checkout knows the inputs of its pictures. */
const file = "studio/make/manifest.json";

/** The hash of each task's inputs at the time its outputs were made, by the task's title. */
export type Manifest = Readonly<Record<string, string>>;

export function readManifest(root: string): Manifest {
  const path = join(root, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Manifest) : {};
}

export const hashesOf = (root: string, tasks: readonly Task[]): Manifest =>
  Object.fromEntries(tasks.map((task) => [titleOf(task), sourcesHash(root, task)]));

/** Records the inputs that outputs were made from. */
export function record(root: string, made: Manifest): void {
  const entries = Object.entries({ ...readManifest(root), ...made });
  const sorted = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
  replaceFiles([{ file: join(root, file), content: `${JSON.stringify(sorted, null, 2)}\n` }]);
}

export function hasOutputs(root: string, { outputs }: Task): boolean {
  return outputs.every((output) => existsSync(join(root, output)));
}

/** Whether a task's outputs exist and match the current inputs. */
export function isUpToDate(root: string, task: Task, manifest: Manifest): boolean {
  return manifest[titleOf(task)] === sourcesHash(root, task) && hasOutputs(root, task);
}

/** Outdated tasks, and those that are made from their outputs. */
export function dueTasks(root: string, tasks: readonly Task[], manifest: Manifest): Task[] {
  const outdated = tasks.filter((task) => !isUpToDate(root, task, manifest));
  const made = new Set(outdated.flatMap(({ outputs }) => outputs));
  return tasks.filter((task) => outdated.includes(task) || task.sources.some((source) => made.has(source)));
}
