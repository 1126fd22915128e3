import { end, outermost } from "./nesting.ts";
import type { TraceEvent } from "./trace.ts";

/** How long a script ran within a task. */
export interface ScriptTime {
  /** Its address; `promises` for what continued after a wait, of which a trace does not tell whose it is. */
  url: string;
  /** In ms. */
  duration: number;
}

/** Modules in the order in which they were compiled. */
export type CompiledModules = readonly { ts: number; url: string }[];

const running = new Set(["EvaluateScript", "v8.evaluateModule", "FunctionCall", "v8.compile", "v8.compileModule"]);
const urlOf = ({ args }: TraceEvent) => args?.data?.url ?? "";

/** The modules that the page compiled; expects its events in order. */
export function compiledModules(events: readonly TraceEvent[]): CompiledModules {
  return events.filter(({ name }) => name === "v8.compileModule").map((event) => ({ ts: event.ts, url: urlOf(event) }));
}

/**
 * Which scripts ran within a task's events, longest first, without what they called of one another. A module's
 * evaluation tells no address: it counts for the module that was compiled last before it.
 */
export function scriptsIn(events: readonly TraceEvent[], modules: CompiledModules): ScriptTime[] {
  const ownerOf = (event: TraceEvent) =>
    urlOf(event) || (event.name === "v8.evaluateModule" && modules.findLast(({ ts }) => ts <= event.ts)?.url) || "";
  const owned = outermost(events.filter((event) => running.has(event.name) && ownerOf(event)));
  const times = new Map<string, number>();
  const add = (url: string, duration: number) => times.set(url, (times.get(url) ?? 0) + duration / 1000);
  for (const event of owned) add(ownerOf(event), event.dur ?? 0);

  for (const promises of outermost(events.filter(({ name }) => name === "RunMicrotasks"))) {
    const around = owned.some((event) => event.ts <= promises.ts && end(event) >= end(promises));
    const within = owned.filter((event) => event.ts >= promises.ts && end(event) <= end(promises));
    if (!around)
      add(
        "promises",
        within.reduce((left, { dur = 0 }) => left - dur, promises.dur ?? 0),
      );
  }
  return [...times].map(([url, duration]) => ({ url, duration })).sort((one, other) => other.duration - one.duration);
}
