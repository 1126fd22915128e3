import { describe, expect, it } from "vitest";
import { renderingBeforeFirstPaint, renderingUntil } from "./rendering.ts";
import { longTasks, mainThreadTime, tasksOf } from "./tasks.ts";
import { pageTrace, parseTrace, type TraceEvent } from "./trace.ts";

const address = "https://127.0.0.1/de";
const script = `${address}/app.js`;

/** An event on the page's main thread: `at` and `lasting` in ms since navigation, which began at 10 s of the clock. */
function event(name: string, at: number, lasting = 0, more: Partial<TraceEvent> = {}): TraceEvent {
  const timed = { ph: lasting ? "X" : "I", ts: 10_000_000 + at * 1000, dur: lasting * 1000 };
  return { name, cat: "devtools.timeline", pid: 7, tid: 1, ...timed, ...more };
}

const navigation = event("navigationStart", 0, 0, {
  args: { data: { isOutermostMainFrame: true, documentLoaderURL: address } },
});
const called = (at: number, lasting: number, url = script) =>
  event("FunctionCall", at, lasting, { args: { data: { url } } });

const recorded: TraceEvent[] = [
  event("thread_name", 0, 0, { ph: "M", args: { name: "CrRendererMain" } }),
  event("navigationStart", -500, 0, { args: { data: { documentLoaderURL: "about:blank" } } }),
  navigation,
  event("RunTask", -40, 30),
  event("RunTask", 10, 20),
  event("UpdateLayoutTree", 12, 4, { args: { elementCount: 30 } }),
  event("Layout", 17, 6),
  event("firstContentfulPaint", 40),
  event("RunTask", 100, 120),
  event("EvaluateScript", 105, 90, { args: { data: { url: script } } }),
  called(110, 40, `${address}/other.js`),
  called(200, 10, `${address}/other.js`),
  event("UpdateLayoutTree", 150, 20, { args: { elementCount: 200 } }),
  event("RunTask", 300, 50),
  event("loadEventEnd", 310),
  event("RunTask", 400, 60),
  event("RunTask", 120, 500, { tid: 9 }),
  event("RunTask", 120, 500, { pid: 8 }),
];
const trace = pageTrace(recorded, address);

describe("a page's trace", () => {
  it("is that of its own main thread since its navigation", () => {
    expect([trace.firstPaint, trace.loaded]).toEqual([40, 310]);
    expect(tasksOf(trace).map(({ at }) => at)).toEqual([10, 100, 300, 400]);
  });

  it("is found without an address too, and not of a page that was never opened", () => {
    expect(pageTrace(recorded).startedAt).toBe(trace.startedAt);
    expect(() => pageTrace(recorded, "https://127.0.0.1/fr")).toThrow("no navigation to https://127.0.0.1/fr");
    expect(() => pageTrace([])).toThrow("no navigation to a page");
  });

  it("is read with and without the recorder's frame", () => {
    expect(parseTrace(JSON.stringify({ traceEvents: recorded }))).toHaveLength(recorded.length);
    expect(parseTrace(new TextEncoder().encode(JSON.stringify(recorded)))).toHaveLength(recorded.length);
  });
});

describe("tasks", () => {
  it("are long beyond 50 ms, and name their scripts without counting one within another twice", () => {
    expect(longTasks(trace)).toEqual([
      {
        at: 100,
        duration: 120,
        rendering: 20,
        scripts: [
          { url: script, duration: 90 },
          { url: `${address}/other.js`, duration: 10 },
        ],
      },
      { at: 400, duration: 60, rendering: 0, scripts: [] },
    ]);
    expect(longTasks(trace, 400)).toHaveLength(1);
  });

  it("add up to the time of the main thread, cut where the question ends", () => {
    expect(mainThreadTime(trace)).toBe(250);
    expect(mainThreadTime(trace, 150)).toBe(70);
  });

  it("count once where the browser records one within another", () => {
    const nested = [navigation, event("RunTask", 10, 100), event("ThreadControllerImpl::RunTask", 10, 98)];
    expect(mainThreadTime(pageTrace(nested))).toBe(100);
  });
});

describe("rendering", () => {
  it("is counted up to the first paint", () => {
    expect(renderingBeforeFirstPaint(trace)).toEqual({
      stylePasses: 1,
      elementsStyled: 30,
      layoutPasses: 1,
      styleTime: 4,
      layoutTime: 6,
    });
  });

  it("is counted to the end, or to any moment", () => {
    expect(renderingUntil(trace)).toMatchObject({ stylePasses: 2, elementsStyled: 230, styleTime: 24 });
    expect(renderingUntil(trace, 12)).toMatchObject({ stylePasses: 0 });
  });

  it("says so when nothing was painted", () => {
    const blank = pageTrace([navigation]);
    expect(() => renderingBeforeFirstPaint(blank)).toThrow("painted nothing");
  });
});
