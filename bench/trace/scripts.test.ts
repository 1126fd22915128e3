import { expect, it } from "vitest";
import { compiledModules, scriptsIn } from "./scripts.ts";
import type { TraceEvent } from "./trace.ts";

/** An event; times in ms. */
function event(name: string, at: number, lasting: number, url?: string): TraceEvent {
  const args = url ? { data: { url } } : {};
  return { name, cat: "v8", ph: "X", ts: at * 1000, dur: lasting * 1000, pid: 1, tid: 1, args };
}

it("counts a module's evaluation for the module compiled last before it", () => {
  const events = [
    event("v8.compileModule", 0, 1, "/entry.js"),
    event("v8.evaluateModule", 5, 80),
    event("v8.compileModule", 100, 1, "/later.js"),
  ];
  expect(scriptsIn(events.slice(1, 2), compiledModules(events))).toEqual([{ url: "/entry.js", duration: 80 }]);
});

it("tells promises apart, but not those that a script settles itself, nor the functions that they call", () => {
  const events = [
    event("FunctionCall", 0, 40, "/app.js"),
    event("RunMicrotasks", 20, 20),
    event("RunMicrotasks", 50, 30),
    event("FunctionCall", 55, 10, "/app.js"),
  ];
  expect(scriptsIn(events, [])).toEqual([
    { url: "/app.js", duration: 50 },
    { url: "promises", duration: 20 },
  ]);
});
