import { describe, expect, it } from "vitest";
import type { CursorPath } from "../kit/scene.ts";
import { turnAfter } from "./turn.ts";

const label = () => "Save";
const cursor: CursorPath = [
  { at: 0, arrow: [0, 0] },
  { at: 500, arrow: [10, 20], finger: [30, 40], label },
  { at: 700, finger: [50, 60], label },
  { at: 900, arrow: [70, 80] },
  { at: 1200, arrow: [90, 100], finger: [110, 120], label },
];
const scene = { cursor, steps: [600, 2000] };

describe("a visitor's turn", () => {
  const turn = (since: number, layout: "wide" | "tall" = "tall") => {
    const { press, until } = turnAfter(since, scene, layout);
    return [press?.at, until];
  };

  it("is just before the first press, then before each next one, and at the end at the result", () => {
    expect([0, 500, 700, 1200].map((since) => turn(since))).toEqual([
      [500, 499],
      [700, 699],
      [1200, 1199],
      [undefined, 2000],
    ]);
  });

  it("goes on in the other layout, which may have no such press", () => {
    expect(turn(700, "wide")).toEqual([1200, 1199]);
  });
});
