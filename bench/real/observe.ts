/** What the page tells of its own load; times in ms since navigation. */
export interface Observed {
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  /** The element of the largest paint, as a selector would name it. */
  largestElement: string | undefined;
  /** Layout shifts that no press had caused, each with what moved. */
  shifts: { value: number; at: number; moved: string[] }[];
  /** Tasks of 50 ms or more. */
  longTasks: { at: number; duration: number }[];
  /** How long each press or key took from the finger to the next paint. */
  interactions: { at: number; duration: number; name: string }[];
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
}

declare global {
  interface Window {
    observed: Observed;
  }
}

/** Runs in the page before anything else of it, and fills `window.observed`. */
export function observe(): void {
  const observed: Observed = {
    firstPaint: undefined,
    largestPaint: undefined,
    largestElement: undefined,
    shifts: [],
    longTasks: [],
    interactions: [],
  };
  window.observed = observed;
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return "gone";
    return [
      element.localName,
      element.id && `#${element.id}`,
      ...[...element.classList].slice(0, 2).map((c) => `.${c}`),
    ]
      .filter(Boolean)
      .join("");
  };
  const on = <Entry extends PerformanceEntry>(type: string, use: (entry: Entry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) use(entry as Entry);
    }).observe({ type, buffered: true, ...more });

  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") observed.firstPaint = startTime;
  });
  on<LargestContentfulPaint>("largest-contentful-paint", ({ startTime, element }) => {
    observed.largestPaint = startTime;
    observed.largestElement = nameOf(element);
  });
  on<ShiftEntry>("layout-shift", ({ value, startTime, hadRecentInput, sources }) => {
    if (!hadRecentInput) observed.shifts.push({ value, at: startTime, moved: sources.map(({ node }) => nameOf(node)) });
  });
  on("longtask", ({ startTime, duration }) => observed.longTasks.push({ at: startTime, duration }));
  on<PerformanceEventTiming & { interactionId?: number }>(
    "event",
    ({ startTime, duration, name, interactionId }) => {
      if (interactionId) observed.interactions.push({ at: startTime, duration, name });
    },
    { durationThreshold: 16 },
  );
}
