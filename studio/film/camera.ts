import { mat4 } from "gl-matrix";
import { framing } from "./framing.ts";
import { halton, onDisc } from "./sampling.ts";
import { add, combine, cross, normalize, scale, subtract } from "./vectors.ts";

const { width, height, eye: lensCentre, target, halfHeight, shift, focusDistance, lensRadius } = framing;
const aspect = width / height;
const back = normalize(subtract(lensCentre, target));
const right = normalize(cross([0, 1, 0], back));
const up = cross(back, right);

const halfUp = scale(up, halfHeight);
const halfAcross = scale(right, halfHeight * aspect);

/** Rays from the lens centre: to the picture's lower left corner, and its full extent across and up. */
export const rays = {
  eye: lensCentre,
  wallCorner: combine([-1, back], [-1 - shift[0], halfAcross], [-1 - shift[1], halfUp]),
  wallAcross: scale(halfAcross, 2),
  wallUp: scale(halfUp, 2),
};

/** The view from one of `count` points on the lens. Their sum has depth of field and antialiased edges. */
export const viewThroughLens = (index: number, count: number) => {
  const [x, y] = onDisc(index, count, 1.1);
  const lens = [x * lensRadius, y * lensRadius] as const;
  const eye = add(lensCentre, add(scale(right, lens[0]), scale(up, lens[1])));
  const inFocus = halfHeight * focusDistance;
  const jitteredShift = [
    shift[0] + lens[0] / (inFocus * aspect) + (halton(index, 2) * 2 - 1) / width,
    shift[1] + lens[1] / inFocus + (halton(index, 3) * 2 - 1) / height,
  ] as const;
  const view = mat4.lookAt(mat4.create(), eye, subtract(eye, back), [0, 1, 0]);
  const projection = mat4.perspective(mat4.create(), 2 * Math.atan(halfHeight), aspect, 1, 40);
  // Shifts the picture, in units of half its size, without moving the vanishing point.
  [projection[8], projection[9]] = [-jitteredShift[0], -jitteredShift[1]];
  return { eye, projection: mat4.multiply(projection, projection, view) };
};
