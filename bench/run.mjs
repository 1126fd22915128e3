// npm run bench -- [options]: measures the built site. Lighthouse needs a newer Node than the site, so this folder is a
// package of its own, installed on first use; npm runs its script with the Node in its dependencies.
import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { join } from "node:path";

/** `main.ts` parses the options. */
const help = `npm run bench [-- modes and options]

Measures the built site beside a plain page. The first time it installs Lighthouse and what that runs on, from npm's registry.

  lighthouse load       only one of these modes; both when none is named
  --runs 5              how often each figure is taken
  --pages /,/de         which pages: their paths, or all; / when nothing is said
  --site before=folder  one more built folder, measured in turn with dist; as often as wanted
  --desktop             Lighthouse's desktop instead of its phone
  --help                says this and does nothing`;

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
  console.log("bench: installing Lighthouse and what it runs on into bench/node_modules (once) …");
  npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error");
}
npm("--silent", "start", "--", ...args);
