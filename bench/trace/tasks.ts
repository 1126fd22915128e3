import type { PageTrace, TraceEvent } from "./trace.ts";

/** One turn of the main thread's loop. */
export interface Task {
  /** In ms since navigation. */
  at: number;
  /** In ms. */
  duration: number;
  /** The scripts that ran in it, by address, longest first; in ms, without what they called of one another. */
  scripts: readonly { url: string; duration: number }[];
  /** Style and layout, wherever they were asked for; in ms. */
  rendering: number;
}

const isTask = ({ name, ph }: TraceEvent) =>
  ph === "X" && (name === "RunTask" || name === "ThreadControllerImpl::RunTask");

const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** Events that lie in none of the others; expects them in order, the longer first. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  const kept: TraceEvent[] = [];
  let covered = Number.NEGATIVE_INFINITY;
  for (const event of events) {
    if (event.ts < covered) continue;
    kept.push(event);
    covered = end(event);
  }
  return kept;
}

const durationOf = (events: readonly TraceEvent[]) =>
  outermost(events).reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000;

const scriptEvents = new Set(["EvaluateScript", "v8.evaluateModule", "FunctionCall", "v8.compile", "v8.compileModule"]);
const renderingEvents = new Set(["UpdateLayoutTree", "Layout"]);
const urlOf = ({ args }: TraceEvent) => args?.data?.url ?? "";

function scriptsIn(events: readonly TraceEvent[]): Task["scripts"] {
  const running = outermost(events.filter((event) => scriptEvents.has(event.name) && urlOf(event)));
  const times = new Map<string, number>();
  for (const event of running) times.set(urlOf(event), (times.get(urlOf(event)) ?? 0) + (event.dur ?? 0) / 1000);
  return [...times].map(([url, duration]) => ({ url, duration })).sort((one, other) => other.duration - one.duration);
}

/** Every task of the page's main thread that began before `until` ms since navigation. */
export function tasksOf({ events, startedAt }: PageTrace, until = Number.POSITIVE_INFINITY): Task[] {
  const timed = events.filter(({ ph }) => ph === "X");
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
      scripts: scriptsIn(within),
      rendering: durationOf(within.filter(({ name }) => renderingEvents.has(name))),
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
