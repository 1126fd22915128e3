import { end, outermost } from "./nesting.ts";
import { compiledModules, type ScriptTime, scriptsIn } from "./scripts.ts";
import type { PageTrace, TraceEvent } from "./trace.ts";

/** One turn of the main thread's loop. */
export interface Task {
  /** In ms since navigation. */
  at: number;
  /** In ms. */
  duration: number;
  /** The scripts that ran in it, by address, longest first; in ms, without what they called of one another. */
  scripts: readonly ScriptTime[];
  /** Style and layout, wherever they were asked for; in ms. */
  rendering: number;
}

const isTask = ({ name, ph }: TraceEvent) =>
  ph === "X" && (name === "RunTask" || name === "ThreadControllerImpl::RunTask");

const durationOf = (events: readonly TraceEvent[]) => events.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;

const renderingEvents = new Set(["UpdateLayoutTree", "Layout"]);

/** Every task of the page's main thread that began before `until` ms since navigation. */
export function tasksOf({ events, startedAt }: PageTrace, until = Number.POSITIVE_INFINITY): Task[] {
  const timed = events.filter(({ ph }) => ph === "X");
  const modules = compiledModules(timed);
  let next = 0;
  return outermost(timed.filter(isTask)).flatMap((task) => {
    const at = (task.ts - startedAt) / 1000;
    if (at >= until) return [];
    while ((timed[next]?.ts ?? Number.POSITIVE_INFINITY) < task.ts) next += 1;
    let last = next;
    while ((timed[last]?.ts ?? Number.POSITIVE_INFINITY) < end(task)) last += 1;
    const within = timed.slice(next, last);
    return {
      at,
      duration: (task.dur ?? 0) / 1000,
      scripts: scriptsIn(within, modules),
      rendering: durationOf(outermost(within.filter(({ name }) => renderingEvents.has(name)))),
    };
  });
}

/** The tasks of more than 50 ms that began before `until` ms since navigation: while one runs, no press is answered. */
export function longTasks(trace: PageTrace, until?: number): Task[] {
  return tasksOf(trace, until).filter(({ duration }) => duration > 50);
}

/** How long the main thread worked before `until` ms since navigation, in ms. */
export function mainThreadTime(trace: PageTrace, until = Number.POSITIVE_INFINITY): number {
  return tasksOf(trace, until).reduce((sum, { at, duration }) => sum + Math.min(duration, until - at), 0);
}
