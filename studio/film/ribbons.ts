import { dye } from "./palette.ts";
import { add, combine, cross, dot, normalize, subtract, type Vector } from "./vectors.ts";

export interface Ribbon {
  readonly colour: Vector;
  /** Position in the fan, from -2 (far) to 2 (near). */
  readonly lane: number;
  readonly width: number;
  /** Phase offset along the shared wave, in radians. */
  readonly lag: number;
  /** How steeply the wave climbs, in radians. */
  readonly climb: number;
}

export const ribbons: readonly Ribbon[] = [
  { colour: dye("purple", 0.025, 0.185 / 0.17, -4), lane: -2, width: 0.94, lag: -0.75, climb: 1.18 },
  { colour: dye("salmon", 0.025, 0.16 / 0.14, 0), lane: -1, width: 0.86, lag: -0.05, climb: 1.34 },
  { colour: dye("yellow", 0.015, 0.165 / 0.15, -3), lane: 0, width: 0.9, lag: -0.2, climb: 1.14 },
  { colour: dye("aqua", 0.04, 0.11 / 0.09, -1), lane: 1, width: 0.82, lag: 0.72, climb: 1.36 },
  { colour: dye("pink", 0.025, 0.145 / 0.13, 3), lane: 2, width: 0.94, lag: 0.55, climb: 1.2 },
];

const fullTurn = 2 * Math.PI;
export const length = 17;
export const rowCount = 280;
const waveLength = 6.2;
const anchorPart = 0.5;

const flow = normalize([0.6, 0.56, -0.5]);
const fan = normalize([0.42, -0.5, 0.76]);
const across = normalize(combine([1, fan], [-dot(fan, flow), flow]));
const rise = cross(across, flow);
const anchor: Vector = [3.1, 0.5, -0.4];

const smoothstep = (from: number, to: number, value: number) => {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/** 1 in the open fan, at the start of the length; 0 in the gathered stack, at its end. */
const openness = (s: number) => 1 - smoothstep(-3, 5.5, s);

/** The slope is a sine of the arc length: the shape of a springy strip, which never stretches. */
const centreLine = (ribbon: Ribbon, phase: number): Vector[] => {
  const step = length / (rowCount - 1);
  const positions: Vector[] = [];
  let forward = 0;
  let upward = 0;
  for (let index = 0; index < rowCount; index++) {
    const s = (index / (rowCount - 1) - anchorPart) * length;
    const open = openness(s);
    const lag = ribbon.lag * open;
    const drift = 0.45 * Math.sin(phase - lag * 0.9);
    const wave = (fullTurn * s) / waveLength - lag - 3.9;
    const slope = (1.2 + (ribbon.climb - 1.2) * open) * Math.sin(wave - drift) + 0.13 * Math.sin(wave * 1.37 - phase);
    const sideways = ribbon.lane * (0.96 + 0.16 * open) + 0.16 * Math.sin(s * 0.5 - phase);
    positions.push(combine([forward, flow], [upward, rise], [sideways, across]));
    forward += step * Math.cos(slope);
    upward += step * Math.sin(slope);
  }
  const anchored = positions[Math.floor(rowCount * anchorPart)] ?? anchor;
  const shift = combine([1, anchor], [-dot(anchored, flow), flow], [-dot(anchored, rise), rise]);
  return positions.map((position) => add(position, shift));
};

export const rowsAt = (ribbon: Ribbon, phase: number) => {
  const positions = centreLine(ribbon, phase);
  return positions.map((centre, index) => {
    const s = (index / (rowCount - 1) - anchorPart) * length;
    const along = normalize(subtract(positions[index + 1] ?? centre, positions[index - 1] ?? centre));
    const side = normalize(combine([1, across], [-dot(across, along), along]));
    const roll = (0.2 + 0.3 * openness(s)) * Math.sin(s * 0.62 - ribbon.lag * openness(s) * 0.7 - phase);
    return { centre, along, across: combine([Math.cos(roll), side], [Math.sin(roll), cross(side, along)]) };
  });
};
