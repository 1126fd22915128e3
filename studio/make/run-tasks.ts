import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { availableParallelism } from "node:os";
import { record } from "./manifest.ts";
import { isReady, type Task, titleOf } from "./task.ts";

interface Outcome {
  /** What a task that failed has said. */
  fault?: string;
  /** What a task that succeeded wants to be known. */
  notes: string[];
}

/** Runs a task in a process of its own, so that several use several cores. */
async function run(root: string, task: Task, browser: string): Promise<Outcome> {
  const child = spawn(process.execPath, ["tools/run.mjs", ...task.command], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: browser },
  });
  let said = "";
  const listen = (part: Buffer) => {
    said += String(part);
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  const [status] = (await once(child, "close")) as [number | null];
  const notes = said.split("\n").filter((line) => line.startsWith("note: "));
  return status === 0 ? { notes } : { fault: said.trim(), notes };
}

/**
 * Runs the tasks, as many at a time as there are cores, and each after those whose outputs it is made from. What is made
 * is recorded at once, so that a run that is stopped can be taken up again. Returns what the failed ones said.
 */
export async function runTasks(root: string, tasks: readonly Task[], browser: string): Promise<string[]> {
  const unfinished = new Set(tasks);
  const waiting = [...tasks];
  const finished = new EventEmitter();
  const next = async (): Promise<Task | undefined> => {
    while (waiting.length > 0) {
      const index = waiting.findIndex((task) => isReady(task, unfinished));
      if (index >= 0) return waiting.splice(index, 1)[0];
      await once(finished, "task");
    }
    return undefined;
  };
  const failed: string[] = [];
  let done = 0;
  const work = async () => {
    for (let task = await next(); task; task = await next()) {
      const started = performance.now();
      const { fault, notes } = await run(root, task, browser);
      if (fault) failed.push(`${titleOf(task)}:\n${fault}`);
      else record(root, [task]);
      done += 1;
      unfinished.delete(task);
      finished.emit("task");
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`[${done}/${tasks.length}] ${titleOf(task)}: ${fault ? "failed" : "made"} in ${seconds} s`);
      for (const note of notes) console.log(`  ${note}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}
