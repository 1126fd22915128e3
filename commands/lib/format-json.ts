import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { root } from "../../tools/command-line.ts";

const biome = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");

export function formatJson(value: unknown): string {
  const input = JSON.stringify(value, undefined, 2);
  const options = { cwd: root, input, encoding: "utf8", maxBuffer: 2 ** 26 } as const;
  return execFileSync(process.execPath, [biome, "format", "--stdin-file-path=file.json"], options);
}
