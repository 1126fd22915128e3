import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const project = resolve(import.meta.dirname, "../..");
const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");

/** JSON as the project's formatter writes it. Throws an `Error` with what the formatter said when it fails. */
export function formattedJson(value: unknown): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [biome, "format", "--stdin-file-path=file.json"], {
    cwd: project,
    input: JSON.stringify(value, undefined, 2),
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`The formatter of JSON failed:\n${stderr}`);
  return stdout;
}
