import { spawn } from "node:child_process";
import { once } from "node:events";
import { localHosts } from "../../commands/host/testing/local-hosts.ts";
import { buildWhenStale } from "../../generator/build-when-stale.ts";
import { root } from "../../tools/command-line.ts";

// Runs the browser tests tagged @host against each installed host, configured by `npm run host`.

const parameters = "tools/run.mjs tests/run.ts browser --output .cache/host-results --grep @host".split(" ");

await buildWhenStale(root);
for (const { name, remedy, start } of localHosts) {
  if (remedy) {
    console.log(`\n── ${name} was skipped: ${remedy}`);
    continue;
  }
  const { origin, stop } = await start(`${root}/dist`);
  console.log(`\n── ${name} at ${origin}`);
  const env = { ...process.env, TEST_ADDRESS: origin };
  // Asynchronous, as `spawnSync` would block the host's output, which goes through this process.
  const tests = spawn(process.execPath, parameters, { cwd: root, stdio: "inherit", env });
  const [status] = await once(tests, "close").finally(stop);
  if (status !== 0) process.exitCode = 1;
}
