// npm run bench -- [options]: measures the built site. Lighthouse wants a newer Node than the site does, so what measures is
// a package of its own in this folder: installed on first use, and run with the Node that comes with it.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

/** What each option means; `options.ts` reads them. */
const help = `npm run bench [-- modes and options]

Measures the built site beside a plain page. The first time it installs Lighthouse and what that runs on, from npm's registry.

  lighthouse bytes load   only these modes; all three when none is named
  --runs 5                how often each figure is taken
  --pages /,/de           which pages: their paths, or all; / when nothing is said
  --site before=folder    one more built folder, measured in turn with dist and compared in pairs; as often as wanted
  --desktop               Lighthouse's desktop instead of its phone
  --help                  says this and does nothing`;

const given = process.argv.slice(2);
if (given.includes("--help") || given.includes("-h")) {
  console.log(help);
  process.exit();
}

/** Ends the command with what to do about it. */
function fail(message) {
  console.error(`bench: ${message}`);
  process.exit(1);
}

const here = import.meta.dirname;
const modules = join(here, "node_modules");
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes the second file when an installation is complete.
if (changedAt(join(here, "package-lock.json")) > changedAt(join(modules, ".package-lock.json"))) {
  console.log("bench: installing Lighthouse and what it runs on into bench/node_modules (once) …");
  const parameters = ["ci", "--prefix", here, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync("npm", parameters, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) fail("`npm ci --prefix bench` failed, see above. It needs the npm registry once.");
}

const ownNode = ["linux-x64", "linux-arm64", "darwin-x64", "bin-darwin-arm64", "win-x64"]
  .map((system) => join(modules, `node-${system}`, "bin", system.startsWith("win") ? "node.exe" : "node"))
  .find(existsSync);

// The oldest Node that Lighthouse 13 accepts; it reads TypeScript by itself.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (!ownNode && (major < 22 || (major === 22 && minor < 19))) {
  fail(`Node ${process.versions.node} is too old and none for this system came along: run it with Node 22.19 or later`);
}
const main = ["--disable-warning=ExperimentalWarning", join(here, "main.ts"), ...given];
const { status, error } = spawnSync(ownNode ?? process.execPath, main, { stdio: "inherit" });
if (error) fail(`${ownNode} does not start: ${error.message}`);
process.exit(status ?? 1);
