import { add, cross, normalize, scale, type Vector } from "./vectors.ts";

/** Evenly scattered numbers between 0 and 1; a different `base` (a prime) gives an independent row. */
export const scattered = (index: number, base: number): number => {
  let result = 0;
  let part = 1 / base;
  for (let rest = index + 1; rest > 0; rest = Math.floor(rest / base)) {
    result += (rest % base) * part;
    part /= base;
  }
  return result;
};

const golden = Math.PI * (3 - Math.sqrt(5));

/** The point `index` of `count` that together fill a disc of radius 1. */
export const onDisc = (index: number, count: number, rotation = 0): readonly [number, number] => {
  const radius = Math.sqrt((index + 0.5) / count);
  const angle = index * golden + rotation;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** The direction `index` of `count` that together cover the sphere. */
export const onSphere = (index: number, count: number): Vector => {
  const y = 1 - (2 * (index + 0.5)) / count;
  const radius = Math.sqrt(1 - y * y);
  return [radius * Math.cos(index * golden), y, radius * Math.sin(index * golden)];
};

/** A direction near `middle`, for a lamp as wide as `spread` (the tangent of its half angle). */
export const nearDirection = (middle: Vector, spread: number, [x, y]: readonly [number, number]): Vector => {
  const side = normalize(cross(middle, [0.3, 1, 0.1]));
  return normalize(add(middle, add(scale(side, x * spread), scale(cross(side, middle), y * spread))));
};
