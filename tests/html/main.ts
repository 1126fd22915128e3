import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

// Runs the W3C's checker on every HTML and SVG file of the built site. Exits with 1 if it finds an error that is not in
// `accepted-messages.txt`, and in CI if it cannot run, unless `TOOLS_MAY_LACK` is set.

const dist = resolve("dist");
const folder = import.meta.dirname;
const jar = join(folder, "node_modules/vnu-jar/build/dist/vnu.jar");

/** Returns why the checker cannot run, with the remedy, or undefined if it can. */
function whyUnavailable(): string | undefined {
  if (spawnSync("java", ["-version"]).status !== 0) {
    return "Java is missing: `apt-get install default-jre-headless` on Debian, `brew install openjdk` on macOS";
  }
  if (!existsSync(join(dist, "index.html"))) return "the site is not built: run `npm run build`";
  if (existsSync(jar)) return undefined;
  console.log("Installing the checker into tests/html/node_modules (once) …");
  const command = `npm ci --prefix "${folder}" --ignore-scripts --no-audit --no-fund`;
  const isInstalled = spawnSync(command, { stdio: "inherit", shell: true }).status === 0;
  return isInstalled ? undefined : "`npm ci --prefix tests/html` failed, see above; it needs the npm registry once";
}

function check(): void {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => /\.(html|svg)$/.test(file));
  const options = ["--also-check-svg", "--stdout", "--exit-zero-always"];
  const parameters = ["-jar", jar, ...options, "--filterfile", join(folder, "accepted-messages.txt"), ...files];
  const { status, stdout, stderr } = spawnSync("java", parameters, { cwd: dist, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`The checker ended with ${status}: ${stderr}`);
  console.log(`${stdout}${files.length} files checked: ${stdout ? "faults, see above" : "no fault"}`);
  if (stdout) process.exitCode = 1;
}

const reason = whyUnavailable();
if (!reason) check();
else {
  console.error(`HTML was not checked: ${reason}`);
  if (process.env.CI && !process.env.TOOLS_MAY_LACK) process.exitCode = 1;
}
