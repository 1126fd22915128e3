import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { filesBelow } from "../../generator/files-below.ts";
import { loadSiteData } from "../../generator/inputs/site-data.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { hasOutputs, isUpToDate, readManifest, record, type Task, titleOf } from "./task.ts";
import { allTasks } from "./tasks.ts";
import { checkTools } from "./tools.ts";

function choose(tasks: readonly Task[], names: readonly string[], lang?: string): Task[] {
  const known = new Set(tasks.map(({ name }) => name));
  const isNamed = ({ name, locale }: Task) =>
    (names.length === 0 || names.includes(name)) && (!lang || locale === lang);
  const chosen = tasks.filter(isNamed);
  if (chosen.length > 0 && names.every((name) => known.has(name))) return chosen;
  const given = [...names, ...(lang ? [`--lang ${lang}`] : [])].join(" ");
  throw new OwnerError(`The studio does not make "${given}"; there are:`, [[...known].join(" ")]);
}

/** For a change of the sources that cannot alter a picture. */
function markMade(tasks: readonly Task[]): void {
  const unmade = tasks.filter((task) => !hasOutputs(root, task));
  if (unmade.length > 0) throw new OwnerError("Not marked, since files are missing:", unmade.map(titleOf));
  record(root, tasks);
  console.log(`Marked as made from the present sources: ${tasks.map(titleOf).join(", ")}`);
}

/** Has the files of a task made in a folder of their own, and replaces those that are there when all of them are. */
async function produce(task: Task): Promise<void> {
  const drafts = mkdtempSync(join(tmpdir(), "studio-"));
  try {
    for (const output of task.outputs) mkdirSync(dirname(join(drafts, output)), { recursive: true });
    await task.make(drafts);
    replaceFiles(
      filesBelow(drafts).map((file) => ({ file: join(root, file), content: readFileSync(join(drafts, file)) })),
    );
  } finally {
    rmSync(drafts, { recursive: true });
  }
  // At once, so that a run that is stopped can be taken up again.
  record(root, [task]);
}

/** First what others are made from, then as many at a time as there are cores. */
async function make(tasks: readonly Task[]): Promise<void> {
  const failed: string[] = [];
  const makeOne = async (task: Task) => {
    console.log(`${titleOf(task)} …`);
    const started = performance.now();
    const fault = await produce(task).catch((error: Error) => error);
    if (fault) failed.push(`${titleOf(task)}: ${fault.message}`);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${titleOf(task)}: ${fault ? "failed" : "made"} in ${seconds} s`);
  };
  const isSource = ({ outputs }: Task) => tasks.some(({ sources }) => sources.some((file) => outputs.includes(file)));
  for (const task of tasks.filter(isSource)) await makeOne(task);
  const others = Readable.from(tasks.filter((task) => !isSource(task)));
  await others.forEach(makeOne, { concurrency: availableParallelism() });
  if (failed.length > 0) throw new OwnerError("The old files are in place where this failed:", failed);
}

await runCommand(
  {
    name: "npm run media",
    purpose: "Makes the film, the GIFs, the icons and the social cards, and skips what has not changed.",
    names: { value: "ranking cards …", purpose: "only these; all when none is named" },
    options: {
      lang: { type: "string", value: "de", purpose: "only in this language" },
      force: { type: "boolean", purpose: "also what has not changed" },
      list: { type: "boolean", purpose: "makes nothing, and says what would be made" },
      "mark-made": {
        type: "boolean",
        purpose: "makes nothing, and records the present sources as those of the present pictures",
      },
    },
  },
  async ({ names, lang, force, list, "mark-made": mark }) => {
    // What is missing is what is to be made.
    const chosen = choose(allTasks(await loadSiteData(root, "production", () => {})), names, lang);
    const manifest = readManifest(root);
    const due = force ? chosen : chosen.filter((task) => !isUpToDate(root, task, manifest));
    if (due.length < chosen.length) console.log(`${chosen.length - due.length} of ${chosen.length} have not changed`);
    if (due.length === 0) console.log("Nothing to do");
    else if (list) console.log(`To be made: ${due.map(titleOf).join(", ")}`);
    else if (mark) markMade(due);
    else {
      checkTools(due);
      await make(due);
    }
  },
);
