import { spawnSync } from "node:child_process";
import { type Engine, findEngine } from "../tools/find-engine.ts";

// npm run test:firefox, npm run test:webkit; what follows -- goes on to Playwright or Vitest.

const commands: Readonly<Record<Engine, readonly string[]>> = {
  firefox: ["playwright", "test", "--config", "playwright.firefox.config.ts"],
  webkit: ["vitest", "run", "--config", "tests/webkit/vitest.config.ts"],
};

/** Without this the tests of an engine that is not there are left out, which is said. */
const requiredOption = "--required";

const [engine = "", ...parameters] = process.argv.slice(2);
if (!(engine in commands))
  throw new Error(`tests/run-engine.ts: got "${engine}", wants ${Object.keys(commands).join(" or ")}`);
const { paths, remedy } = findEngine(engine as Engine);
const required = parameters.includes(requiredOption) || Boolean(process.env.CI && !process.env.TOOLS_MAY_LACK);

if (remedy) {
  console.log(`${required ? "Failed" : "Left out"}: the tests in ${engine}. ${remedy}`);
  process.exit(required ? 1 : 0);
}
console.log(`Browser: ${Object.values(paths).join(", ")}`);
const rest = parameters.filter((parameter) => parameter !== requiredOption);
const { status } = spawnSync("npx", [...commands[engine as Engine], ...rest], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, ...paths },
});
process.exit(status ?? 1);
