import { resolve } from "node:path";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { loadSiteData } from "../../generator/inputs/site-data.ts";
import { localeCodes } from "../../src/config/locales.ts";
import { hasOutputs, isUpToDate, readManifest, record } from "./manifest.ts";
import { runTasks } from "./run-tasks.ts";
import { type Task, titleOf } from "./task.ts";
import { allTasks } from "./tasks.ts";
import { checkTools } from "./tools.ts";

const root = resolve(import.meta.dirname, "../..");

const command = {
  name: "npm run media",
  purpose: "Makes the film, the demos, the icons and the social cards, and skips what has not changed.",
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
} as const;

const { names, help, ...values } = readParameters(command, process.argv.slice(2));

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function choose(tasks: readonly Task[]): Task[] {
  const known = [...new Set(tasks.map(({ name }) => name))];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) stop(`The studio makes no "${unknown.join('", "')}"; it makes ${known.join(", ")}`);
  if (values.lang && !(localeCodes as readonly string[]).includes(values.lang)) {
    stop(`--lang: got "${values.lang}", wants one of ${localeCodes.join(", ")}`);
  }
  return tasks.filter(
    ({ name, locale }) => (names.length === 0 || names.includes(name)) && (!values.lang || locale === values.lang),
  );
}

/** For a change of the sources that cannot alter a picture. */
function markMade(tasks: readonly Task[]): void {
  const unmade = tasks.filter((task) => !hasOutputs(root, task));
  if (unmade.length > 0) stop(`Not marked, since files are missing: ${unmade.map(titleOf).join(", ")}`);
  record(root, tasks);
  console.log(`Marked as made from the present sources: ${tasks.map(titleOf).join(", ")}`);
}

async function make(tasks: readonly Task[]): Promise<void> {
  let browser: string;
  try {
    browser = checkTools(tasks);
  } catch (error) {
    stop((error as Error).message);
  }
  const failed = await runTasks(root, tasks, browser);
  if (failed.length > 0) stop(`\nThe old files are in place where this failed:\n\n${failed.join("\n\n")}`);
}

/** What is missing is what is to be made. */
const anyMedia = () => {};

async function run(): Promise<void> {
  const chosen = choose(allTasks(await loadSiteData(root, "production", anyMedia)));
  const manifest = readManifest(root);
  const due = values.force ? chosen : chosen.filter((task) => !isUpToDate(root, task, manifest));
  if (due.length < chosen.length) console.log(`${chosen.length - due.length} of ${chosen.length} have not changed`);
  if (due.length === 0) console.log("Nothing to do");
  else if (values.list) console.log(`To be made: ${due.map(titleOf).join(", ")}`);
  else if (values["mark-made"]) markMade(due);
  else await make(due);
}

if (help) console.log(helpOf(command));
else await run();
