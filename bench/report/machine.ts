import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { join } from "node:path";

/** On what something was measured, and with what. */
export interface Circumstances {
  cores: number;
  processor: string;
  /** In bytes. */
  memory: number;
  chromium: string;
  lighthouse: string;
  node: string;
  /** The commit of the project, with `+` when files differ from it; nothing outside a repository. */
  commit: string | undefined;
  /** The day, as `2026-11-22`. */
  day: string;
}

const said = (program: string, ...parameters: string[]) =>
  spawnSync(program, parameters, { encoding: "utf8", cwd: import.meta.dirname }).stdout?.trim() || undefined;

function commit(): string | undefined {
  const name = said("git", "rev-parse", "--short", "HEAD");
  return name && name + (said("git", "status", "--porcelain") ? "+" : "");
}

/** What a package of the benchmark's own says of itself. */
function versionOf(name: string): string {
  const file = join(import.meta.dirname, "../node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

/** Asks the machine, the browser at `executable` and the repository. */
export function circumstances(executable: string | undefined): Circumstances {
  const browser = executable && said(executable, "--version");
  return {
    cores: cpus().length,
    processor: cpus()[0]?.model ?? "unknown",
    memory: totalmem(),
    chromium: /[\d.]+/.exec(browser ?? "")?.[0] ?? "none",
    lighthouse: versionOf("lighthouse"),
    node: process.versions.node,
    commit: commit(),
    day: new Date().toISOString().slice(0, 10),
  };
}

/** The circumstances in one sentence. */
export function told({
  cores,
  processor,
  memory,
  chromium,
  lighthouse,
  node,
  commit: name,
  day,
}: Circumstances): string {
  const machine = `${cores} × ${processor}, ${Math.round(memory / 2 ** 30)} GiB`;
  const at = name ? ` at \`${name}\`` : "";
  return `Measured ${day}${at} on ${machine}; Chromium ${chromium}, Lighthouse ${lighthouse}, Node ${node}.`;
}
