import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

// Runs the W3C's checker on every HTML and SVG file of the built site. Exits with 1 if it finds an error that is not in
// `accepted-messages.txt`, and in CI if it cannot run, unless `TOOLS_MAY_LACK` is set.

const dist = resolve("dist");
const folder = import.meta.dirname;
const jar = join(folder, "node_modules/vnu-jar/build/dist/vnu.jar");
const install = `npm ci --prefix "${folder}" --ignore-scripts --no-audit --no-fund`;

/** Why the checker cannot run, with the remedy. */
function whyUnavailable(): string | undefined {
  if (spawnSync("java", ["-version"]).status !== 0) return "Java is missing: `apt-get install default-jre-headless`";
  if (!existsSync(dist)) return "the site is not built: run `npm run build`";
  if (existsSync(jar) || spawnSync(install, { stdio: "inherit", shell: true }).status === 0) return undefined;
  return `it needs the npm registry once: ${install}`;
}

const reason = whyUnavailable();
if (reason) {
  console.error(`HTML was not checked: ${reason}`);
  if (process.env.CI && !process.env.TOOLS_MAY_LACK) process.exitCode = 1;
} else {
  const files = readdirSync(dist, { recursive: true, encoding: "utf8" }).filter((file) => /\.(html|svg)$/.test(file));
  const options = ["--also-check-svg", "--Werror", "--stdout", "--filterfile", join(folder, "accepted-messages.txt")];
  const { status } = spawnSync("java", ["-jar", jar, ...options, ...files], { cwd: dist, stdio: "inherit" });
  console.log(`${files.length} files checked: ${status === 0 ? "no fault" : "faults, see above"}`);
  process.exitCode = status ?? 1;
}
