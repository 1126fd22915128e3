import { spawn } from "node:child_process";
import { once } from "node:events";
import { type LocalHost, localHosts } from "../../commands/host/testing/local-hosts.ts";
import { buildWhenStale } from "../../generator/build-when-stale.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { edgeHost } from "./edge-host.ts";

// At `npm start` all tests run anyway.
const hosts = [...localHosts.filter(({ name }) => name !== "npm start"), edgeHost];
const nameOf = ({ name }: LocalHost) => name.toLowerCase();
const names = hosts.map(nameOf).join(", ");

/** What needs another server than the one that is tried, what is the same wherever it comes from, and what multiplies. */
const elsewhere = ["development.spec", "look.spec", "documents.spec", "@matrix"];

/** Not waited for in one piece: what a host says goes through this process. */
async function passesAt(host: LocalHost, origin: string, all: boolean, only: string): Promise<boolean> {
  const { unlike = [] } = host;
  const without = [...elsewhere, ...unlike].join("|");
  const chosen = all ? ["--grep-invert", without, "--grep", only] : ["--grep", "@host"];
  if (all && unlike.length > 0) console.log(`Left out, as the local server is unlike the host: ${unlike.join(", ")}`);
  const parameters = ["--output", ".cache/host-results", ...chosen];
  const testing = spawn(process.execPath, ["tools/run.mjs", "tests/run.ts", "browser", ...parameters], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TEST_ADDRESS: origin, TEST_HOST: nameOf(host) },
  });
  const [status] = await once(testing, "close");
  return status === 0;
}

async function tryAll(chosen: string | undefined, all: boolean, only: string): Promise<void> {
  const wanted = hosts.filter((host) => chosen === undefined || nameOf(host) === chosen);
  if (wanted.length === 0) {
    throw new OwnerError("No host has been tried:", [`"${chosen}" is none that is known; name one of ${names}`]);
  }
  await buildWhenStale(root);
  for (const host of wanted) {
    if (host.remedy) {
      console.log(`\n── ${host.name} has not been tried: ${host.remedy}`);
      continue;
    }
    const { origin, stop } = await host.start(`${root}/dist`);
    console.log(`\n── ${host.name} at ${origin}`);
    if (!(await passesAt(host, origin, all, only).finally(stop))) process.exitCode = 1;
  }
}

await runCommand(
  {
    name: "npm run test:hosts",
    purpose:
      "Runs browser tests against each host that is installed here, with what `npm run host` writes; `npm test` does at `npm start`.",
    options: {
      host: { type: "string", value: "nginx", purpose: `this one alone: ${names}` },
      only: { type: "string", value: "stillness|theme", purpose: "with --all: the tests whose names have this" },
      all: {
        type: "boolean",
        purpose: "every test that knows the site alone, in place of those that tell hosts apart",
      },
    },
  },
  ({ host, all = false, only = "." }) => tryAll(host, all, only),
);
