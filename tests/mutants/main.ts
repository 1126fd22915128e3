// npm run test:mutants: takes out one defence after the other in a copy of the project and expects its test to fail. What
// follows -- are parts of the defences' names; without any, all are taken out.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../support/copy-project.ts";
import { type Mutant, mutants, testsOf } from "./mutants.ts";

function commandOf(mutant: Mutant): string[] {
  const { fails } = mutant;
  if ("unit" in fails) return ["npx", "vitest", "run", testsOf(mutant)];
  const words = fails.named.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[ ›]+");
  return [
    process.execPath,
    "tools/run.mjs",
    "tests/run-browser.ts",
    testsOf(mutant),
    "-g",
    words,
    "--workers=1",
    "--retries=0",
  ];
}

/** How a run ended: the tests are to have run, and at least one of them to have failed. */
function verdictOn(folder: string, mutant: Mutant): { failed: boolean; output: string } {
  const [program = "", ...parameters] = commandOf(mutant);
  const environment = { ...process.env, CI: "", FORCE_COLOR: "0", NO_COLOR: "1" };
  const options = { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 27, env: environment } as const;
  const { status, stdout, stderr } = spawnSync(program, parameters, options);
  const output = stdout + stderr;
  return { failed: status !== 0 && /\b\d+ failed\b/.test(output), output };
}

function withoutDefence(folder: string, { defence, file, from, to }: Mutant): () => void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  if (text.split(from).length !== 2) {
    throw new Error(`tests/mutants/mutants.ts, "${defence}": ${file} has this not exactly once:\n${from}`);
  }
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  return () => writeFileSync(path, text);
}

const wanted = process.argv.slice(2);
const chosen = mutants.filter(({ defence }) => wanted.length === 0 || wanted.some((part) => defence.includes(part)));
if (chosen.length === 0) {
  console.error(`test:mutants: no defence is named like "${wanted.join('", "')}"`);
  process.exit(1);
}
const project = copyProject();
const survivors: string[] = [];
try {
  for (const [index, mutant] of chosen.entries()) {
    const restore = withoutDefence(project.folder, mutant);
    const { failed, output } = verdictOn(project.folder, mutant);
    restore();
    console.log(`[${index + 1}/${chosen.length}] ${failed ? "seen" : "NOT SEEN"}: ${mutant.defence}`);
    if (failed) continue;
    survivors.push(mutant.defence);
    console.log(output.slice(-2000));
  }
} finally {
  project.remove();
}
console.log(`${chosen.length - survivors.length} of ${chosen.length} were seen by a test`);
if (survivors.length > 0) process.exit(1);
