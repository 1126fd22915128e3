/** Ribbons to the right, room for a headline on the left. */
export const framing = {
  width: 1920,
  height: 1080,
  eye: [0, 0.6, 8.4],
  target: [0, 0, 0],
  /** The tangent of half the vertical angle of view. */
  halfHeight: 0.33,
  shift: [0.06, 0],
  focusDistance: 7.6,
  lensRadius: 0.045,
  /** Darkens the ribbons behind text: a direction on the screen, then the dark and the light end along it. */
  shade: [1, 0.06, -0.54, 0.29],
} as const;
