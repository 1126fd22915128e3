import type { Vector } from "./vectors.ts";

export interface Framing {
  readonly width: number;
  readonly height: number;
  readonly eye: Vector;
  readonly target: Vector;
  /** The tangent of half the vertical angle of view. */
  readonly halfHeight: number;
  readonly shift: readonly [number, number];
  readonly focusDistance: number;
  readonly lensRadius: number;
  /** Where the ribbons go into shade so that text stands clear: a direction on the screen, then its dark and its light end. */
  readonly shade: readonly [number, number, number, number];
}

const eye: Vector = [0, 0.6, 8.4];
const target: Vector = [0, 0, 0];

/** Ribbons to the right, room for a headline on the left. */
export const framing: Framing = {
  width: 1920,
  height: 1080,
  eye,
  target,
  halfHeight: 0.33,
  shift: [0.06, 0],
  focusDistance: 7.6,
  lensRadius: 0.045,
  shade: [1, 0.06, -0.54, 0.29],
};
