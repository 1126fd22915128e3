// npm run bench -- [options]: measures the built site. Lighthouse needs a newer Node than the site, so this folder is a
// package of its own, installed on first use; npm runs its script with the Node in its dependencies.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";

/** `main.ts` parses the options. */
const help = `npm run bench [-- modes and options]

Measures the built site against a plain page. The first run installs Lighthouse and its dependencies from npm's registry.

  lighthouse load       only one of these modes (default: both)
  --runs 5              the number of runs (default 5)
  --pages /,/de         the paths of the pages, or all (default /)
  --site before=folder  another build to compare with dist; can be repeated
  --desktop             Lighthouse's desktop settings instead of its phone's
  --help                shows this help`;

const args = process.argv.slice(2);
if (args.includes("--help") || args.includes("-h")) {
  console.log(help);
  process.exit();
}

const changedAt = (file) => statSync(join(import.meta.dirname, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function npm(...parameters) {
  const options = { stdio: "inherit", shell: process.platform === "win32" };
  const { status } = spawnSync("npm", ["--prefix", import.meta.dirname, ...parameters], options);
  if (status !== 0) process.exit(1);
}

// npm writes the second file at the end of an installation.
if (changedAt("package-lock.json") > changedAt("node_modules/.package-lock.json")) {
  console.log("bench: installing Lighthouse and its dependencies into bench/node_modules (once) …");
  npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error");
}
npm("--silent", "start", "--", ...args);
