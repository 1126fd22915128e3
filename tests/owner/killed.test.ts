import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sampleSite } from "../../commands/verify/testing/sample-site.ts";
import { copyProject } from "../support/copy-project.ts";

let project: ReturnType<typeof copyProject>;
beforeAll(() => {
  project = copyProject();
});
afterAll(() => {
  project?.remove();
  built.remove();
});

const preload = resolve(import.meta.dirname, "../support/killed-while-writing.mjs");

/** Runs a command of the project; with `killedAt`, until its so many-th write. How it ended. */
function run(command: readonly string[], killedAt = 0): string | number | null {
  const { status, signal, stderr } = spawnSync(
    process.execPath,
    ["--import", preload, join(project.folder, "tools/run.mjs"), ...command],
    { cwd: project.folder, encoding: "utf8", env: { ...process.env, NODE_ENV: "", KILLED_AT: String(killedAt) } },
  );
  expect(signal ?? status, stderr).toSatisfy((end) => end === "SIGKILL" || end === 0);
  return signal ?? status;
}

type Contents = Readonly<Record<string, string | undefined>>;

/** The files below some places, but for drafts, which the next run has no use for and git does not see. */
function read(places: readonly string[]): Contents {
  const below = (place: string) => {
    const folder = join(project.folder, place);
    if (!existsSync(folder)) return [];
    const names = /\.\w+$/.test(place) ? [""] : readdirSync(folder);
    return names.filter((name) => !name.startsWith(".draft-")).map((name) => join(place, name));
  };
  return Object.fromEntries(
    places.flatMap(below).map((file) => [file, readFileSync(join(project.folder, file), "latin1")]),
  );
}

/** Puts files back as they were. */
function restore(before: Contents, places: readonly string[]): void {
  for (const file of Object.keys(read(places)))
    if (before[file] === undefined) writeFileSync(join(project.folder, file), "");
  for (const [file, content = ""] of Object.entries(before)) {
    writeFileSync(join(project.folder, file), content, "latin1");
  }
}

interface Writer {
  name: string;
  command: readonly string[];
  writes: readonly string[];
  /** Gives the command something to change. */
  prepare?: () => void;
}

const built = sampleSite();
const strings = "src/content/strings";
const sent = "sent.json";

const writers: readonly Writer[] = [
  { name: "docs", command: ["commands/reference/write-reference.ts"], writes: ["docs/reference"] },
  {
    name: "setup",
    command: ["commands/setup/main.ts", "--yes", "--no-pictures", "--name", "Lumen", "--purple", "#a884f4"],
    writes: ["site.config.ts", "src/styles/tokens.css"],
  },
  {
    name: "host",
    command: ["commands/host/main.ts", "github-pages", "--dist", built.folder, "--out", "out"],
    writes: ["out"],
  },
  {
    name: "strings --import",
    command: ["commands/strings/main.ts", "--import", sent, "--language", "de"],
    writes: [strings],
    prepare: () => {
      const texts = readFileSync(join(project.folder, strings, "de.json"), "utf8");
      writeFileSync(join(project.folder, sent), texts.replaceAll("KI-", "KI  -"));
    },
  },
];

it.each(writers)("npm run $name, killed within any of its writes, leaves each file whole, old or new", (writer) => {
  const { command, writes, prepare } = writer;
  prepare?.();
  // What it writes is there in other words before, so that old and new differ.
  if (writes[0] === "docs/reference") {
    for (const name of readdirSync(join(project.folder, "docs/reference"))) {
      writeFileSync(join(project.folder, "docs/reference", name), "old\n");
    }
  }
  const before = read(writes);
  expect(run(command)).toBe(0);
  const after = read(writes);
  expect(after, "it writes something").not.toEqual(before);
  let killed = 0;
  for (let step = 1; ; step += 1) {
    restore(before, writes);
    const ended = run(command, step);
    for (const [file, content] of Object.entries(read(writes))) {
      expect([before[file] ?? "", after[file]], `${file} after a kill in step ${step}`).toContain(content);
    }
    if (ended === 0) break;
    killed += 1;
  }
  expect(killed, "it was killed").toBeGreaterThan(1);
  expect(read(writes), "the next run makes up for it").toEqual(after);
});
