import { mat4 } from "gl-matrix";
import { framing } from "./framing.ts";
import { onDisc, scattered } from "./sampling.ts";
import { add, combine, cross, normalize, scale, subtract } from "./vectors.ts";

const { width, height, eye: middle, target, halfHeight, shift, focusDistance, lensRadius } = framing;
const aspect = width / height;
const back = normalize(subtract(middle, target));
const right = normalize(cross([0, 1, 0], back));
const up = cross(back, right);

const halfUp = scale(up, halfHeight);
const halfAcross = scale(right, halfHeight * aspect);

/** The rays from the middle of the lens: the lower left corner of the picture, and how far it reaches across and up. */
export const rays = {
  eye: middle,
  wallCorner: combine([-1, back], [-1 - shift[0], halfAcross], [-1 - shift[1], halfUp]),
  wallAcross: scale(halfAcross, 2),
  wallUp: scale(halfUp, 2),
};

/** What one of `count` points on the lens sees; together they blur what is out of focus and smooth every edge. */
export const viewThroughLens = (pixels: readonly [number, number], index: number, count: number) => {
  const [x, y] = onDisc(index, count, 1.1);
  const lens = [x * lensRadius, y * lensRadius] as const;
  const eye = add(middle, add(scale(right, lens[0]), scale(up, lens[1])));
  const inFocus = halfHeight * focusDistance;
  const moved = [
    shift[0] + lens[0] / (inFocus * aspect) + (scattered(index, 2) * 2 - 1) / pixels[0],
    shift[1] + lens[1] / inFocus + (scattered(index, 3) * 2 - 1) / pixels[1],
  ] as const;
  const view = mat4.lookAt(mat4.create(), eye, subtract(eye, back), [0, 1, 0]);
  const projection = mat4.perspective(mat4.create(), 2 * Math.atan(halfHeight), aspect, 1, 40);
  // Moves the picture by that part of half its size, without moving the vanishing point.
  [projection[8], projection[9]] = [-moved[0], -moved[1]];
  return { eye, projection: mat4.multiply(projection, projection, view) };
};
