import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** One thing that the Observatory looks at. */
export interface Finding {
  result: string;
  pass: boolean;
  scoreModifier: number;
}

export interface Grade {
  scan: { grade: string; score: number; algorithmVersion: number };
  tests: Readonly<Record<string, Finding>>;
}

interface Observatory {
  /** Grades what answers at a host, with its port and the path where they are not the usual ones. */
  scan: (place: string) => Promise<Grade>;
}

const own = join(import.meta.dirname, "node_modules/@mdn/mdn-http-observatory");

/** From a name that the compiler does not look up: it is not there before the mode's first use. */
const entry: string = join(own, "src/index.js");

/**
 * MDN's HTTP Observatory, installed on first use. Its install script is not run: it would fetch the browsers' list of hosts
 * that are spoken to over HTTPS alone, of which an empty one says all there is to say of an address of this machine. Throws
 * an `Error` when it cannot be installed.
 */
export async function loadObservatory(): Promise<Observatory> {
  if (!existsSync(entry)) {
    console.log("observatory: installing MDN's HTTP Observatory into bench/observatory/node_modules (once) …");
    const parameters = ["ci", "--prefix", import.meta.dirname, "--ignore-scripts", "--no-audit", "--no-fund"];
    const { status } = spawnSync("npm", parameters, { stdio: "inherit", shell: process.platform === "win32" });
    if (status !== 0)
      throw new Error("`npm ci --prefix bench/observatory` failed, see above. It needs the npm registry once");
  }
  const preloaded = join(own, "conf/hsts-preload.json");
  if (!existsSync(preloaded)) writeFileSync(preloaded, "{}");
  return (await import(entry)) as Observatory;
}
