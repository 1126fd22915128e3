import type { Framing } from "./framing.ts";
import { lookAt, type Matrix, multiply, perspective } from "./matrices.ts";
import { onDisc, scattered } from "./sampling.ts";
import { add, combine, cross, normalize, scale, subtract, type Vector } from "./vectors.ts";

export interface View {
  readonly eye: Vector;
  readonly projection: Matrix;
}

/** What one of `count` points on the lens sees; together they blur what is out of focus and smooth every edge. */
/** The rays from the middle of the lens: the lower left corner of the picture, and how far it reaches across and up. */
export const rays = (
  framing: Framing,
  aspect: number,
): Record<"eye" | "wallCorner" | "wallAcross" | "wallUp", Vector> => {
  const back = normalize(subtract(framing.eye, framing.target));
  const right = normalize(cross([0, 1, 0], back));
  const halfUp = scale(cross(back, right), framing.halfHeight);
  const halfAcross = scale(right, framing.halfHeight * aspect);
  const [x, y] = framing.shift;
  return {
    eye: framing.eye,
    wallCorner: combine([-1, back], [-1 - x, halfAcross], [-1 - y, halfUp]),
    wallAcross: scale(halfAcross, 2),
    wallUp: scale(halfUp, 2),
  };
};

export const viewThroughLens = (
  framing: Framing,
  pixels: readonly [number, number],
  index: number,
  count: number,
): View => {
  const [width, height] = pixels;
  const back = normalize(subtract(framing.eye, framing.target));
  const right = normalize(cross([0, 1, 0], back));
  const [x, y] = onDisc(index, count, 1.1);
  const lens = [x * framing.lensRadius, y * framing.lensRadius] as const;
  const eye = add(framing.eye, add(scale(right, lens[0]), scale(cross(back, right), lens[1])));
  const aspect = width / height;
  const halfHeight = framing.halfHeight * framing.focusDistance;
  const shift = [
    framing.shift[0] + lens[0] / (halfHeight * aspect) + (scattered(index, 2) * 2 - 1) / width,
    framing.shift[1] + lens[1] / halfHeight + (scattered(index, 3) * 2 - 1) / height,
  ] as const;
  const view = lookAt(eye, subtract(eye, back), [0, 1, 0]);
  return { eye, projection: multiply(perspective(framing.halfHeight, aspect, 1, 40, shift), view) };
};
