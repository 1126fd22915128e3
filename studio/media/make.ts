// Makes the film, the demos, the icons and the social cards, and skips what has not changed:
//   npm run media                       all of it
//   npm run media -- ranking --lang de  one demo in one language
//   npm run media -- cards --force      also what has not changed
import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadSiteData } from "../../generator/inputs/site-data.ts";
import { localeCodes } from "../../src/config/locales.ts";
import { hashOf, isMade, isReady, type Task, titleOf } from "./task.ts";
import { allTasks } from "./tasks.ts";
import { checkTools } from "./tools.ts";

const root = resolve(import.meta.dirname, "../..");
/** Kept in the repository, so that a clean checkout knows what its pictures were made from. */
const record = join(root, "studio/media/made.json");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lang: { type: "string" }, force: { type: "boolean", default: false } },
});

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function choose(tasks: readonly Task[]): Task[] {
  const names = [...new Set(tasks.map(({ name }) => name))];
  const unknown = positionals.filter((name) => !names.includes(name));
  if (unknown.length > 0) stop(`The studio makes no "${unknown.join('", "')}"; it makes ${names.join(", ")}`);
  if (values.lang && !(localeCodes as readonly string[]).includes(values.lang)) {
    stop(`--lang: got "${values.lang}", wants one of ${localeCodes.join(", ")}`);
  }
  return tasks.filter(
    ({ name, locale }) =>
      (positionals.length === 0 || positionals.includes(name)) && (!values.lang || locale === values.lang),
  );
}

const readMade = (): Record<string, string> =>
  existsSync(record) ? (JSON.parse(readFileSync(record, "utf8")) as Record<string, string>) : {};

function remember(task: Task): void {
  const made = { ...readMade(), [titleOf(task)]: hashOf(root, task) };
  const sorted = Object.fromEntries(Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(record, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Runs a task in a process of its own, so that several use several cores. */
async function run(task: Task, browser: string): Promise<{ fault?: string; notes: string[] }> {
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

async function makeAll(tasks: readonly Task[], browser: string): Promise<string[]> {
  const open = new Set(tasks);
  const waiting = [...tasks];
  const finished = new EventEmitter();
  /** The first that needs nothing of what is still to be made; waits where all others are under way. */
  const next = async (): Promise<Task | undefined> => {
    while (waiting.length > 0) {
      const index = waiting.findIndex((task) => isReady(task, open));
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
      const { fault, notes } = await run(task, browser);
      done += 1;
      open.delete(task);
      finished.emit("task");
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`[${done}/${tasks.length}] ${titleOf(task)}: ${fault ? "failed" : "made"} in ${seconds} s`);
      for (const note of notes) console.log(`  ${note}`);
      if (fault) failed.push(`${titleOf(task)}:\n${fault}`);
      else remember(task);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

const chosen = choose(allTasks(await loadSiteData(root, "production")));
const made = readMade();
const due = values.force ? chosen : chosen.filter((task) => !isMade(root, task, made));
const skipped = chosen.length - due.length;
if (skipped > 0) console.log(`${skipped} of ${chosen.length} have not changed`);
if (due.length === 0) {
  console.log("Nothing to do");
} else {
  let browser: string;
  try {
    browser = checkTools();
  } catch (error) {
    stop((error as Error).message);
  }
  const failed = await makeAll(due, browser);
  if (failed.length > 0) stop(`\nThe old files are in place where this failed:\n\n${failed.join("\n\n")}`);
}
