import { spawn } from "node:child_process";
import { once } from "node:events";
import { localHosts } from "../../commands/host/testing/local-hosts.ts";
import { buildWhenStale } from "../../generator/build-when-stale.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { edgeHost } from "./edge-host.ts";

// `npm test` covers `npm start`.
const hosts = [...localHosts, edgeHost];
const names = hosts.map(({ name }) => name.toLowerCase()).join(", ");

/** Asynchronous, as `spawnSync` would block the host's output, which goes through this process. */
async function passesAt(name: string, origin: string): Promise<boolean> {
  const parameters = "tools/run.mjs tests/run.ts browser --output .cache/host-results --grep @host".split(" ");
  const env = { ...process.env, TEST_ADDRESS: origin, TEST_HOST: name.toLowerCase() };
  const [status] = await once(spawn(process.execPath, parameters, { cwd: root, stdio: "inherit", env }), "close");
  return status === 0;
}

async function testHosts(chosen: string | undefined): Promise<void> {
  const selected = hosts.filter(({ name }) => chosen === undefined || name.toLowerCase() === chosen);
  if (selected.length === 0) {
    throw new OwnerError("No host was tested:", [`--host: got "${chosen}", expected one of ${names}`]);
  }
  await buildWhenStale(root);
  for (const { name, remedy, start } of selected) {
    if (remedy) {
      console.log(`\n── ${name} was skipped: ${remedy}`);
      continue;
    }
    const { origin, stop } = await start(`${root}/dist`);
    console.log(`\n── ${name} at ${origin}`);
    if (!(await passesAt(name, origin).finally(stop))) process.exitCode = 1;
  }
}

await runCommand(
  {
    name: "npm run test:hosts",
    purpose:
      "Runs browser tests against each installed host, configured by `npm run host`; `npm test` covers `npm start`.",
    options: { host: { type: "string", value: "nginx", purpose: `only this one: ${names}` } },
  },
  ({ host }) => testHosts(host),
);
