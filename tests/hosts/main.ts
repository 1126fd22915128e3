import { spawn } from "node:child_process";
import { once } from "node:events";
import { type LocalHost, localHosts } from "../../commands/host/testing/local-hosts.ts";
import { buildWhenStale } from "../../generator/build-when-stale.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { edgeHost } from "./edge-host.ts";

// `npm test` covers `npm start`.
const hosts = [...localHosts.filter(({ name }) => name !== "npm start"), edgeHost];
const nameOf = ({ name }: LocalHost) => name.toLowerCase();
const names = hosts.map(nameOf).join(", ");

/** Tests that need another server, do not depend on the host, or are slow variants. */
const excluded = ["development.spec", "screenshots.spec", "documents.spec", "@matrix"];

/** Asynchronous, as `spawnSync` would block the host's output, which goes through this process. */
async function passesAt(host: LocalHost, origin: string, all: boolean, only: string): Promise<boolean> {
  const { skippedTests: skipped = [] } = host;
  const inverted = [...excluded, ...skipped].join("|");
  const filters = all ? ["--grep-invert", inverted, "--grep", only] : ["--grep", "@host"];
  if (all && skipped.length > 0)
    console.log(`Skipped, as the local server differs from the host: ${skipped.join(", ")}`);
  const parameters = ["tools/run.mjs", "tests/run.ts", "browser", "--output", ".cache/host-results", ...filters];
  const env = { ...process.env, TEST_ADDRESS: origin, TEST_HOST: nameOf(host) };
  const child = spawn(process.execPath, parameters, { cwd: root, stdio: "inherit", env });
  const [status] = await once(child, "close");
  return status === 0;
}

async function testHosts(chosen: string | undefined, all: boolean, only: string): Promise<void> {
  const selected = hosts.filter((host) => chosen === undefined || nameOf(host) === chosen);
  if (selected.length === 0) {
    throw new OwnerError("No host was tested:", [`--host: got "${chosen}", expected one of ${names}`]);
  }
  await buildWhenStale(root);
  for (const host of selected) {
    if (host.remedy) {
      console.log(`\n── ${host.name} was skipped: ${host.remedy}`);
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
      "Runs browser tests against each installed host, configured by `npm run host`; `npm test` covers `npm start`.",
    options: {
      host: { type: "string", value: "nginx", purpose: `only this one: ${names}` },
      only: { type: "string", value: "layout-shift|theme", purpose: "with --all: only tests whose names contain this" },
      all: { type: "boolean", purpose: "every test, not only those for differences between hosts" },
    },
  },
  ({ host, all = false, only = "." }) => testHosts(host, all, only),
);
