/** One event of a Chromium trace; `ts` and `dur` in µs. */
export interface TraceEvent {
  name: string;
  cat: string;
  /** `X` is an event with a duration. */
  ph: string;
  ts: number;
  dur?: number;
  pid: number;
  tid: number;
  args?: { data?: TraceData; beginData?: TraceData; elementCount?: number; name?: string };
}

interface TraceData {
  url?: string;
  isOutermostMainFrame?: boolean;
  isLoadingMainFrame?: boolean;
  documentLoaderURL?: string;
  frame?: string;
}

/** What to record so that every function of this folder finds what it reads. */
export const traceCategories = [
  "blink.user_timing",
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "loading",
  "toplevel",
  "v8",
  "v8.execute",
];

/** The main thread of one page from its navigation on. */
export interface PageTrace {
  /** When the navigation began, in µs of the trace's own clock. */
  startedAt: number;
  /** The first contentful paint, in ms since navigation; nothing when the page painted none. */
  firstPaint: number | undefined;
  /** The `load` event's end, in ms since navigation. */
  loaded: number | undefined;
  /** The thread's own events since navigation, in order. */
  events: readonly TraceEvent[];
}

/** Reads what the browser recorded. Throws a `SyntaxError` when it is no JSON. */
export function parseTrace(recorded: string | Uint8Array): TraceEvent[] {
  const text = typeof recorded === "string" ? recorded : new TextDecoder().decode(recorded);
  const trace: TraceEvent[] | { traceEvents: TraceEvent[] } = JSON.parse(text);
  return Array.isArray(trace) ? trace : trace.traceEvents;
}

const isDocument = (address: string | undefined) => /^https?:/.test(address ?? "");

/**
 * The main thread of the last page that was navigated to: of an address, or of its beginning, when `address` names one.
 * Throws an `Error` when the trace holds no such navigation.
 */
export function pageTrace(events: readonly TraceEvent[], address = ""): PageTrace {
  const navigation = events.findLast(
    ({ name, args }) =>
      name === "navigationStart" &&
      args?.data?.isOutermostMainFrame !== false &&
      isDocument(args?.data?.documentLoaderURL) &&
      args?.data?.documentLoaderURL?.startsWith(address),
  );
  if (!navigation) throw new Error(`The trace holds no navigation to ${address || "a page"}`);
  const { pid, ts: startedAt } = navigation;
  const thread = events.find(
    ({ name, args, ...event }) => name === "thread_name" && args?.name === "CrRendererMain" && event.pid === pid,
  );
  const tid = thread?.tid ?? navigation.tid;
  const own = events
    .filter((event) => event.pid === pid && event.tid === tid && event.ts >= startedAt)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const at = (name: string) => {
    const found = own.find((event) => event.name === name);
    return found && (found.ts + (found.dur ?? 0) - startedAt) / 1000;
  };
  return { startedAt, firstPaint: at("firstContentfulPaint"), loaded: at("loadEventEnd"), events: own };
}
