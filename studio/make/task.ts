import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

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
  /** A program of the project's, with its parameters. */
  command: readonly [script: string, ...parameters: string[]];
  /** What is enough to make it; without it, it takes the encoders as well. */
  needs?: "browser";
}

export function titleOf({ name, locale }: Pick<Task, "name" | "locale">): string {
  return locale ? `${name} ${locale}` : name;
}

function filesIn(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((entry) => filesIn(join(path, entry)));
}

/** Changes when anything changes from which a task's outputs are made. */
export function hashOf(root: string, { sources, facts, command }: Task): string {
  const hash = createHash("sha256").update(JSON.stringify([facts, command]));
  for (const file of sources.flatMap((source) => filesIn(join(root, source)))) {
    if (!/\.test\.tsx?$/.test(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Whether a task can begin: nothing that it is made from is still to be made by another. */
export function isReady(task: Task, unfinished: ReadonlySet<Task>): boolean {
  return ![...unfinished].some(
    (other) => other !== task && other.outputs.some((output) => task.sources.includes(output)),
  );
}
