import { expect, it } from "vitest";
import type { CursorPath } from "../kit/scene.ts";
import { turnAfter } from "./turn.ts";

const label = () => "Save";
const cursor: CursorPath = [
  { at: 0, arrow: [0, 0] },
  { at: 500, arrow: [10, 20], finger: [30, 40], label },
  { at: 900, arrow: [70, 80] },
  { at: 1200, arrow: [160, 110], finger: [120, 140], label },
];

it("is a visitor's just before the first press, then before each next one, and at the end at the result", () => {
  const turns = [0, 500, 1200].map((since) => turnAfter(since, { cursor, steps: [600, 2000] }));
  expect(turns.map(({ press, until }) => [press?.at, until])).toEqual([
    [500, 499],
    [1200, 1199],
    [undefined, 2000],
  ]);
});
