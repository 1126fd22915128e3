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
export const wide: Framing = {
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

/** For a phone held upright: ribbons below, room for a headline above. */
export const tall: Framing = {
  ...wide,
  width: 648,
  height: 1152,
  halfHeight: 0.5,
  shift: [-0.95, -0.34],
  shade: [0, -1, -0.5, 0.45],
};

export const framings = { wide, tall };
export type FramingName = keyof typeof framings;
