import { readdirSync, readFileSync } from "node:fs";

/** What a program and all that it has started use. */
export interface ProcessUse {
  /** Processor time since it began, in s. */
  seconds: number;
  /** Memory that is really there, in bytes; pages that processes share count for each. */
  memory: number;
}

/** Linux tells processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Reads one line of `/proc/<id>/stat`: the parent, and the processor time in s. */
export function readStat(line: string): { parent: number; seconds: number } {
  // The program's name stands in brackets and may hold blanks.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { parent: Number(fields[1]), seconds: ticks / ticksPerSecond };
}

function readProcess(id: number): { parent: number; seconds: number; memory: number } | undefined {
  try {
    const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8")) ?? [];
    return { ...readStat(readFileSync(`/proc/${id}/stat`, "utf8")), memory: Number(kilobytes) * 1024 };
  } catch {
    // It has ended since it was listed.
    return undefined;
  }
}

/** What a program uses now, with all of its children; zero once it has ended. Linux only. */
export function processUse(root: number): ProcessUse {
  const ids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  const processes = new Map(ids.map((id) => [id, readProcess(id)]));
  const belongs = (id: number): boolean => {
    if (id === root) return true;
    const parent = processes.get(id)?.parent;
    return parent ? belongs(parent) : false;
  };
  const own = ids.filter(belongs).map((id) => processes.get(id));
  return {
    seconds: own.reduce((sum, use) => sum + (use?.seconds ?? 0), 0),
    memory: own.reduce((sum, use) => sum + (use?.memory ?? 0), 0),
  };
}
