import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

/** In MB: a build was measured to take 700. */
const neededMemory = 800;

/** A warning if the system may end a build for want of memory, which no message could follow. */
export function memoryWarning(available: number): string | undefined {
  const free = Math.floor(available / 1_000_000);
  if (free >= neededMemory) return undefined;
  const remedy = "if it is killed, give it more, or build on another machine and publish dist/";
  return `The build needs about ${neededMemory} MB of memory, and ${free} MB are free: ${remedy}`;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

export const draftFolder = (cache: string) => join(cache, `site-${process.pid}`);

export function removeAbandonedDrafts(cache: string): void {
  for (const [name, pid] of readdirSync(cache).map((name) => [name, /^site-(\d+)(-old)?$/.exec(name)?.[1]] as const)) {
    if (pid && (Number(pid) === process.pid || !isRunning(Number(pid)))) rmSync(join(cache, name), { recursive: true });
  }
}
