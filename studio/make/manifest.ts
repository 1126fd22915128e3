import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { hashOf } from "../../generator/fingerprint.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import type { Task } from "./tasks.ts";

/** In the repository, so that a clean checkout knows the inputs of its pictures. */
const file = "studio/make/manifest.json";

/** By task, the hash of the inputs that its outputs were made from. */
function readManifest(root: string): Record<string, string> {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

export const inputsHash = (root: string, { sources, inputs = {} }: Task) => hashOf(root, sources, inputs);

export function record(root: string, { name }: Task, hash: string): void {
  const content = JSON.stringify({ ...readManifest(root), [name]: hash }, null, 2);
  replaceFiles([{ file: join(root, file), content: `${content}\n` }]);
}

export const hasOutputs = (root: string, { outputs }: Task) =>
  outputs.every((output) => existsSync(join(root, output)));

export const isUpToDate = (root: string, task: Task) =>
  hasOutputs(root, task) && readManifest(root)[task.name] === inputsHash(root, task);
