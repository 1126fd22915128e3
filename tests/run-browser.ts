import { spawnSync } from "node:child_process";
import { findBrowser } from "../tools/find-browser.ts";

const result = spawnSync("npx", ["playwright", "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, CHROMIUM_PATH: findBrowser() },
});
process.exit(result.status ?? 1);
