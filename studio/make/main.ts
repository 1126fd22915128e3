import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { loadSiteData, type SiteData } from "../../generator/inputs/site-data.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { findBrowser } from "../../tools/find-browser.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { hasOutputs, inputsHash, isUpToDate, record } from "./manifest.ts";
import { allTasks, type Task } from "./tasks.ts";

const programs = {
  ffmpeg: "5.1 or later with libsvtav1 (apt-get or brew install ffmpeg)",
  avifenc: "with aom (apt-get install libavif-bin, brew install libavif)",
  avifdec: "installed with avifenc",
  cwebp: "apt-get or brew install webp",
};

/** Installs a browser if there is none. Throws an `OwnerError` that lists the programs that the tasks lack. */
function checkTools(tasks: readonly Task[]) {
  const needed = tasks.every(({ needs }) => needs === "browser") ? [] : Object.entries(programs);
  const missing = needed.filter(([program]) => spawnSync(program, ["-version"]).error).map((tool) => tool.join(": "));
  if (missing.length > 0) throw new OwnerError("Tools are missing; nothing was written:", missing);
  findBrowser();
}

/** For changes to the sources that cannot alter a picture. */
function markMade(tasks: readonly Task[]) {
  const incomplete = tasks.filter((task) => !hasOutputs(root, task)).map(({ name }) => name);
  if (incomplete.length > 0) throw new OwnerError("Not marked, because files are missing:", incomplete);
  for (const task of tasks) record(root, task, inputsHash(root, task));
  console.log(`Marked as up to date: ${tasks.map(({ name }) => name).join(", ")}`);
}

/** Makes a task's files in a temporary folder, and replaces the old ones once all are complete. */
async function make(task: Task, data: SiteData) {
  console.log(`${task.name} …`);
  const started = performance.now();
  // Before the work, so that the task stays outdated if a source is edited meanwhile.
  const hash = inputsHash(root, task);
  const temporary = mkdtempSync(join(tmpdir(), "studio-"));
  try {
    for (const output of task.outputs) mkdirSync(dirname(join(temporary, output)), { recursive: true });
    await task.make(temporary, data);
    replaceFiles(
      task.outputs.map((file) => ({ file: join(root, file), content: readFileSync(join(temporary, file)) })),
    );
  } finally {
    rmSync(temporary, { recursive: true });
  }
  record(root, task, hash);
  console.log(`${task.name}: generated in ${Math.round((performance.now() - started) / 1000)} s`);
}

await runCommand({
  name: "npm run media",
  purpose: "Generates the film, the GIFs, the icons and the social cards, and skips what has not changed.",
  names: ["ranking cards …", "only these (default: all)"],
  options: {
    force: "also generates what has not changed",
    "mark-made": "generates nothing, and marks the current pictures as up to date",
    "sheet .cache/sheet": "only writes contact sheets of the page to it",
  },
  async run({ force, "mark-made": mark, sheet }, names) {
    if (sheet) return (await import("../sheet/make-sheet.ts")).makeSheet(resolve(root, sheet));
    // Missing media is no error here: it is what the tasks make.
    const data = await loadSiteData(root, () => {});
    const all = allTasks(data);
    const known = all.map(({ name }) => name);
    const unknown = names.filter((name) => !known.includes(name));
    if (unknown.length > 0) throw new OwnerError(`Unknown: ${unknown.join(" ")}; expected one or more of:`, known);
    const isDue = (task: Task) => force || !isUpToDate(root, task);
    const chosen = all.filter(({ name }) => names.length === 0 || names.includes(name));
    const due = chosen.filter(isDue);
    if (due.length === 0) console.log("Nothing to do: no source has changed");
    else if (mark) markMade(due);
    else {
      checkTools(due);
      // Asked again before each, as one may be made from the files of those before it.
      for (const task of chosen) if (isDue(task)) await make(task, data);
    }
  },
});
