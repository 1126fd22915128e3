import { expect, it } from "vitest";
import type { Frame } from "./frame.ts";
import { slowDown } from "./gif.ts";

const frames = (...durations: number[]): Frame[] =>
  durations.map((duration, index) => ({ file: `${index}.png`, duration }));

it("lets a picture that stands too short a time give way to the next, and takes as long as before", () => {
  expect(slowDown(frames(60, 60, 900, 60, 60, 60), 120)).toEqual([
    { file: "1.png", duration: 120 },
    { file: "2.png", duration: 900 },
    { file: "4.png", duration: 120 },
    { file: "5.png", duration: 60 },
  ]);
});

it("leaves alone what stands long enough", () => {
  expect(slowDown(frames(120, 500, 200), 120)).toEqual(frames(120, 500, 200));
});
