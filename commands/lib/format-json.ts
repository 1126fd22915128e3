import { execFileSync } from "node:child_process";
import { root } from "../../tools/command-line.ts";

export function formatJson(value: unknown): string {
  const input = JSON.stringify(value, undefined, 2);
  const options = { cwd: root, input, encoding: "utf8" } as const;
  const command = ["node_modules/@biomejs/biome/bin/biome", "format", "--stdin-file-path=file.json"];
  return execFileSync(process.execPath, command, options);
}
