import { themesOf } from "../../src/styles/contrast.ts";
import tokens from "../../src/styles/tokens.css?raw";
import type { Vector } from "./vectors.ts";

const linearFromOklch = (lightness: number, chroma: number, hue: number): Vector => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0.004, 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    Math.max(0.004, -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    Math.max(0.004, -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
};

const { light } = themesOf(tokens);

/** The dye of a brand colour: darker, more saturated and hue-shifted (degrees). The lighting makes up for that. */
const dye = (name: string, darken: number, chromaFactor: number, hueShift: number): Vector => {
  const [lightness = 0, chroma = 0, hue = 0] = (light[`ribbon-${name}`]?.match(/[\d.]+/g) ?? []).map(Number);
  return linearFromOklch(Math.max(0, lightness - darken), chroma * chromaFactor, hue + hueShift);
};

export const purple = dye("purple", 0.025, 0.185 / 0.17, -4);
export const salmon = dye("salmon", 0.025, 0.16 / 0.14, 0);
export const yellow = dye("yellow", 0.015, 0.165 / 0.15, -3);
export const aqua = dye("aqua", 0.04, 0.11 / 0.09, -1);
export const pink = dye("pink", 0.025, 0.145 / 0.13, 3);

export const ink = linearFromOklch(0.2, 0.055, 288);
