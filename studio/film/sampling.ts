import { add, cross, normalize, scale, type Vector } from "./vectors.ts";

/** A Halton sequence in 0 to 1. Another `base`, a prime, gives an independent sequence. */
export const halton = (index: number, base: number) => {
  let result = 0;
  let part = 1 / base;
  for (let remaining = index + 1; remaining > 0; remaining = Math.floor(remaining / base)) {
    result += (remaining % base) * part;
    part /= base;
  }
  return result;
};

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Point `index` of `count`, evenly distributed on a unit disc. */
export const onDisc = (index: number, count: number, rotation = 0): readonly [number, number] => {
  const radius = Math.sqrt((index + 0.5) / count);
  const angle = index * goldenAngle + rotation;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
};

/** Direction `index` of `count`, evenly distributed on the sphere. */
export const onSphere = (index: number, count: number): Vector => {
  const y = 1 - (2 * (index + 0.5)) / count;
  const radius = Math.sqrt(1 - y * y);
  return [radius * Math.cos(index * goldenAngle), y, radius * Math.sin(index * goldenAngle)];
};

/** A direction near `middle`, for a lamp of width `spread` (the tangent of its half angle). */
export const nearDirection = (middle: Vector, spread: number, [x, y]: readonly [number, number]): Vector => {
  const side = normalize(cross(middle, [0.3, 1, 0.1]));
  return normalize(add(middle, add(scale(side, x * spread), scale(cross(side, middle), y * spread))));
};
