import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "vitest";

/** Without Vitest's variables, by which the commands would think that they are tests. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|NODE_ENV|TEST$|DEV$|PROD$|MODE$|SSR$|BASE_URL$|PLUGINSITE_)/.test(name),
  ),
);

/** Runs a script of a copy of the project in its folder, with `added` in the environment. Expects status 0. */
export function runIn(folder: string, command: readonly string[], added: Record<string, string> = {}): void {
  const [file, ...parameters] = command as [string, ...string[]];
  const env = { ...environment, ...added } as NodeJS.ProcessEnv;
  const options = { cwd: folder, encoding: "utf8", env, maxBuffer: 2 ** 26 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, file), ...parameters], options);
  expect(status, `${command.join(" ")}\n${stdout.slice(-6000)}\n${stderr.slice(-3000)}`).toBe(0);
}
