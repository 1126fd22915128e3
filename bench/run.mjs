// npm run bench -- [options]: measures the built site. Lighthouse wants a newer Node than the site does, so what measures is
// a package of its own in this folder: installed on first use, and run with the Node that comes with it where the running
// one is too old. `npm ci` of the site pays for none of it.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What each option means; `options.ts` reads them. */
const help = `npm run bench [-- options]

Measures the built site beside a plain page. The first time it installs Lighthouse and what that runs on, from npm's registry.

  --only bytes,real       only these of bytes, real, parts, lighthouse, load; and memory, observatory, which run only when named
  --preset mobile         Lighthouse as mobile, desktop or both
  --runs 5                how often each figure is taken
  --pages /,/de           only these pages
  --minutes 10            memory: how long a page is watched
  --seconds 6             load: how long each cell lasts
  --dist folder           the built site; dist/ when nothing is said
  --write                 writes the documents in docs/
  --help                  says this and does nothing`;

if (process.argv.slice(2).some((option) => option === "--help" || option === "-h")) {
  console.log(help);
  process.exit();
}

const here = import.meta.dirname;
const modules = join(here, "node_modules");
const stamp = join(modules, ".installed-lock");

/** The oldest Node that Lighthouse 13 accepts; it reads TypeScript by itself. */
const needed = [22, 19];
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
const runsHere = major > needed[0] || (major === needed[0] && minor >= needed[1]);

const ownNode = ["linux-x64", "linux-arm64", "darwin-x64", "bin-darwin-arm64", "win-x64"]
  .map((system) => join(modules, `node-${system}`, "bin", system.startsWith("win") ? "node.exe" : "node"))
  .find(existsSync);

/** Runs a program with the command's own options; the code with which it ended. */
function again(node, parameters) {
  const { status, error } = spawnSync(node, [...parameters, ...process.argv.slice(2)], {
    stdio: "inherit",
    // `npm start` is measured with the Node that the caller of this command has.
    env: { ...process.env, BENCH_SITE_NODE: process.env.BENCH_SITE_NODE ?? process.execPath },
  });
  if (error) console.error(`bench: ${node} does not start: ${error.message}`);
  return status ?? 1;
}

const lock = createHash("sha256")
  .update(readFileSync(join(here, "package-lock.json")))
  .digest("hex");
const withNode = `${lock} with Node`;
const wanted = runsHere ? lock : withNode;
const kept = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";

if (kept !== wanted && kept !== withNode) {
  console.log("bench: installing Lighthouse and what it runs on into bench/node_modules (once) …");
  const quietly = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const parameters = ["ci", "--prefix", here, ...quietly, ...(runsHere ? ["--omit=optional"] : [])];
  const { status } = spawnSync("npm", parameters, { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) {
    console.error("bench: `npm ci --prefix bench` failed, see above. It needs the npm registry once.");
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
  // What has just been installed is found by starting over.
  process.exit(again(process.execPath, [join(here, "run.mjs")]));
}

if (!runsHere && !ownNode) {
  console.error(`bench: Node ${process.versions.node} is too old for Lighthouse and none for this system came along:`);
  console.error("bench: run it with Node 22.19 or later");
  process.exit(1);
}

const main = ["--disable-warning=ExperimentalWarning", join(here, "main.ts")];
process.exit(again(runsHere ? process.execPath : ownNode, main));
