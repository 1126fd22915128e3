import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { Readable } from "node:stream";
import { filesBelow } from "../../generator/files-below.ts";
import { loadSiteData } from "../../generator/inputs/site-data.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { dueTasks, hashesOf, hasOutputs, readManifest, record, type Task, titleOf } from "./task.ts";
import { allTasks } from "./tasks.ts";
import { checkTools } from "./tools.ts";

function selectTasks(tasks: readonly Task[], names: readonly string[], lang?: string): Task[] {
  const knownNames = new Set(tasks.map(({ name }) => name));
  const isSelected = ({ name, locale }: Task) =>
    (names.length === 0 || names.includes(name)) && (!lang || locale === lang);
  const selected = tasks.filter(isSelected);
  if (selected.length > 0 && names.every((name) => knownNames.has(name))) return selected;
  const request = [...names, ...(lang ? [`--lang ${lang}`] : [])].join(" ");
  throw new OwnerError(`Unknown: "${request}"; expected one or more of:`, [[...knownNames].join(" ")]);
}

/** For changes to the sources that cannot alter a picture. */
function markMade(tasks: readonly Task[]): void {
  const incomplete = tasks.filter((task) => !hasOutputs(root, task));
  if (incomplete.length > 0) throw new OwnerError("Not marked, because files are missing:", incomplete.map(titleOf));
  record(root, hashesOf(root, tasks));
  console.log(`Marked as up to date: ${tasks.map(titleOf).join(", ")}`);
}

/** Makes a task's files in a temporary folder, and replaces the old ones once all are complete. */
async function produce(task: Task): Promise<void> {
  // Before the work, so that the task stays outdated if a source is edited meanwhile.
  const hashes = hashesOf(root, [task]);
  const temporary = mkdtempSync(join(tmpdir(), "studio-"));
  try {
    for (const output of task.outputs) mkdirSync(dirname(join(temporary, output)), { recursive: true });
    await task.make(temporary);
    replaceFiles(
      filesBelow(temporary).map((file) => ({ file: join(root, file), content: readFileSync(join(temporary, file)) })),
    );
  } finally {
    rmSync(temporary, { recursive: true });
  }
  // Recorded per task, so that an interrupted run can be resumed.
  record(root, hashes);
}

/** Makes the tasks that others depend on first, then as many at a time as there are cores. */
async function make(tasks: readonly Task[]): Promise<void> {
  const failed: string[] = [];
  const makeOne = async (task: Task) => {
    console.log(`${titleOf(task)} …`);
    const started = performance.now();
    const error = await produce(task).catch((reason: Error) => reason);
    if (error) failed.push(`${titleOf(task)}: ${error.message}`);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${titleOf(task)}: ${error ? "failed" : "generated"} in ${seconds} s`);
  };
  const isSource = ({ outputs }: Task) => tasks.some(({ sources }) => sources.some((file) => outputs.includes(file)));
  for (const task of tasks.filter(isSource)) await makeOne(task);
  const others = Readable.from(tasks.filter((task) => !isSource(task)));
  await others.forEach(makeOne, { concurrency: availableParallelism() });
  if (failed.length > 0) throw new OwnerError("These failed, and the old files are kept:", failed);
}

await runCommand(
  {
    name: "npm run media",
    purpose: "Generates the film, the GIFs, the icons and the social cards, and skips what has not changed.",
    names: { value: "ranking cards …", purpose: "only these (default: all)" },
    options: {
      lang: { type: "string", value: "de", purpose: "only in this language" },
      force: { type: "boolean", purpose: "also generates what has not changed" },
      list: { type: "boolean", purpose: "only lists what would be generated" },
      "mark-made": { type: "boolean", purpose: "generates nothing, and marks the current pictures as up to date" },
      sheet: {
        type: "string",
        value: ".cache/sheet",
        purpose: "writes only contact sheets of the page into this folder",
      },
    },
  },
  async ({ names, lang, force, list, "mark-made": mark, sheet }) => {
    if (sheet) return (await import("../sheet/make-sheet.ts")).makeSheet(resolve(root, sheet));
    // Missing media is no error here: it is what the tasks make.
    const tasks = selectTasks(allTasks(await loadSiteData(root, () => {})), names, lang);
    const due = force ? tasks : dueTasks(root, tasks, readManifest(root));
    if (due.length < tasks.length) console.log(`${tasks.length - due.length} of ${tasks.length} have not changed`);
    if (due.length === 0) console.log("Nothing to do");
    else if (list) console.log(`To generate: ${due.map(titleOf).join(", ")}`);
    else if (mark) markMade(due);
    else {
      checkTools(due);
      await make(due);
    }
  },
);
