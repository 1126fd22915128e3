import { expect, it } from "vitest";
import { mayPlay } from "./film.ts";

const inView = { visible: true, idle: true, choice: undefined, reducedMotion: false };

it.each([
  [true, "in view", {}],
  [false, "out of view", { visible: false, choice: true }],
  [false, "before the browser is idle", { idle: false }],
  [true, "before the browser is idle, if the visitor asks for it", { idle: false, choice: true }],
  [false, "once paused", { choice: false }],
  [false, "with reduced motion", { reducedMotion: true }],
  [true, "with reduced motion, if the visitor asks for it", { reducedMotion: true, choice: true }],
])("says %s %s", (plays, _, changes) => {
  expect(mayPlay({ ...inView, ...changes })).toBe(plays);
});
