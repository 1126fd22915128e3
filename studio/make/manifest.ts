import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFiles } from "../../tools/replace-files.ts";
import { hashOf, type Task, titleOf } from "./task.ts";

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
  const made = tasks.map((task) => [titleOf(task), hashOf(root, task)]);
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
  return manifest[titleOf(task)] === hashOf(root, task) && hasOutputs(root, task);
}
