import { ink } from "./palette.ts";
import { combine, dot, normalize, scale, type Vector } from "./vectors.ts";

export const keyMiddle = normalize([-0.35, 0.8, 0.62]);
/** The tangent of half the angle the lamp covers. */
export const keySpread = 0.2;
export const keyLight: Vector = [1.12, 1.08, 1.03];

/** The x and y of the brightest point, and the falloff radius. */
export const lamp: Vector = [2.5, 0.9, 3.1];

interface Lobe {
  readonly direction: Vector;
  readonly colour: Vector;
  readonly tightness: number;
}

/** A broad soft panel above, a cool one behind on the right, a warm reflector in front. */
export const lobes: readonly Lobe[] = [
  { direction: normalize([0.1, 1, 0.35]), colour: [0.32, 0.31, 0.31], tightness: 3 },
  { direction: normalize([0.9, 0.15, -0.55]), colour: [0.4, 0.43, 0.5], tightness: 4 },
  { direction: normalize([0.3, -0.2, 1]), colour: [0.18, 0.162, 0.155], tightness: 4 },
];
const dusk: Vector = [0.075, 0.068, 0.12];

export const lobeStrength = (direction: Vector, lobe: Lobe) =>
  Math.exp(lobe.tightness * (dot(direction, lobe.direction) - 1));

export const surroundings = (direction: Vector): Vector =>
  combine([1, dusk], ...lobes.map((lobe) => [lobeStrength(direction, lobe), lobe.colour] as const));

/** The total light of a lobe: highlights treat it as one lamp. */
export const lobePower = (lobe: Lobe): Vector => scale(lobe.colour, (2 * Math.PI) / lobe.tightness);

export const wallColour: Vector = scale(ink, 1.25);
export const wallDepth = -5.2;
export const wallHalfSize = [24, 14] as const;
/** The lit area of the wall: centre, then radii, in the wall's plane. */
export const pool = [3.4, 0.4, 4.6, 3.4] as const;
