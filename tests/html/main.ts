import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { faultsAmong, idleAmong, type Message } from "./messages.ts";

/**
 * Lets the checker of the W3C look at every document and drawing of the built site. Ends with 1 when it finds a fault that is
 * not accepted, and in CI when it cannot run, unless `TOOLS_MAY_LACK` is set.
 */

const root = resolve(import.meta.dirname, "../..");
const jar = join(import.meta.dirname, "node_modules/vnu-jar/build/dist/vnu.jar");

/** Why it cannot run here, with the remedy; nothing when it can. */
function hindrance(): string | undefined {
  if (spawnSync("java", ["-version"]).status !== 0) {
    return "Java is missing: `apt-get install default-jre-headless` on Debian, `brew install openjdk` on macOS";
  }
  if (!existsSync(join(root, "dist/index.html"))) return "the site is not built: run `npm run build`";
  if (existsSync(jar)) return undefined;
  console.log("Installing the checker into tests/html/node_modules (once) …");
  const parameters = ["ci", "--prefix", import.meta.dirname, "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", parameters, { stdio: "inherit", shell: process.platform === "win32" });
  return status === 0 ? undefined : "`npm ci --prefix tests/html` failed, see above; it needs the npm registry once";
}

function check(): void {
  const files = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(html|svg)$/.test(file))
    .map((file) => join(root, "dist", file));
  const parameters = ["-jar", jar, "--also-check-svg", "--format", "json", "--stdout", "--exit-zero-always"];
  const { status, stdout, stderr } = spawnSync("java", [...parameters, ...files], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`The checker ended with ${status}: ${stderr}`);
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const faults = [...faultsAmong(messages), ...idleAmong(messages)];
  for (const fault of faults) console.error(`  - ${fault}`);
  console.log(`${files.length} files checked: ${faults.length === 0 ? "no fault" : `${faults.length} faults`}`);
  if (faults.length > 0) process.exitCode = 1;
}

const why = hindrance();
if (!why) check();
else {
  console.error(`HTML has not been checked: ${why}`);
  if (process.env.CI && !process.env.TOOLS_MAY_LACK) process.exitCode = 1;
}
