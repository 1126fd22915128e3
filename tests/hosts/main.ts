import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { type LocalHost, localHosts } from "../../commands/host/testing/local-hosts.ts";
import { buildWhenStale } from "../../generator/build-when-stale.ts";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { findBrowser } from "../../tools/find-browser.ts";
import { edgeHost } from "./edge-host.ts";

const root = resolve(import.meta.dirname, "../..");
const hosts = [...localHosts, edgeHost];
const nameOf = ({ name }: LocalHost) => name.toLowerCase().replace("npm start", "own");
const names = hosts.map(nameOf).join(", ");

const command = {
  name: "npm run test:hosts",
  purpose:
    "Runs browser tests against each host that is installed here, with what `npm run host` writes; `npm test` does at `npm start`.",
  options: {
    host: { type: "string", value: "nginx", purpose: `this one alone: ${names}` },
    only: { type: "string", value: "stillness|theme", purpose: "with --all: the tests whose names have this" },
    all: { type: "boolean", purpose: "every test that knows the site alone, in place of those that tell hosts apart" },
  },
} as const;

/** What needs another server than the one that is tried, what is the same wherever it comes from, and what multiplies. */
const elsewhere = ["development.spec", "look.spec", "built.spec", "@matrix"];

/** Not waited for in one piece: `npm start` answers from this process. */
async function passesAt(host: LocalHost, origin: string, all: boolean, only: string): Promise<boolean> {
  const { unlike = [] } = host;
  const without = [...elsewhere, ...unlike].join("|");
  const chosen = all ? ["--grep-invert", without, "--grep", only] : ["--grep", "@host"];
  if (all && unlike.length > 0) {
    console.log(
      `Left out, as the local server is unlike the host there:\n${unlike.map((name) => `  ${name}`).join("\n")}`,
    );
  }
  const testing = spawn("npx", ["playwright", "test", "--workers=2", "--output", ".cache/host-results", ...chosen], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...process.env,
      TEST_ADDRESS: origin,
      TEST_HOST: nameOf(host),
      TEST_REPORT: ".cache/host.json",
      CHROMIUM_PATH: findBrowser(),
    },
  });
  const [status] = await once(testing, "close");
  return status === 0;
}

async function tryHost(host: LocalHost, all: boolean, only: string): Promise<boolean> {
  const { origin, stop } = await host.start(`${root}/dist`);
  console.log(`\n── ${host.name} at ${origin}`);
  try {
    return await passesAt(host, origin, all, only);
  } finally {
    await stop();
  }
}

async function tryAll(chosen: string | undefined, all: boolean, only: string): Promise<void> {
  // At `npm start` all tests run anyway.
  const wanted = hosts.filter((host) => (chosen ? nameOf(host) === chosen : nameOf(host) !== "own"));
  if (wanted.length === 0) {
    throw new OwnerError("No host has been tried:", [`"${chosen}" is none that is known; name one of ${names}`]);
  }
  await buildWhenStale(root);
  for (const host of wanted) {
    if (host.remedy) console.log(`\n── ${host.name} has not been tried: ${host.remedy}`);
    else if (!(await tryHost(host, all, only))) process.exitCode = 1;
  }
}

const { help, host, all = false, only = "." } = readParameters(command, process.argv.slice(2));
if (help) console.log(helpOf(command));
else await tryAll(host, all, only);
