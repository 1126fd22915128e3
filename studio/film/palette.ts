import { converter } from "culori";
import { themesOf } from "../../src/styles/contrast.ts";
import tokens from "../../src/styles/tokens.css?raw";
import type { Vector } from "./vectors.ts";

const toLinear = converter("lrgb");

const linearFromOklch = (l: number, c: number, h: number): Vector => {
  const { r, g, b } = toLinear({ mode: "oklch", l, c, h });
  return [Math.max(0.004, r), Math.max(0.004, g), Math.max(0.004, b)];
};

const { light } = themesOf(tokens);

/** The dye of a brand colour: darker, more saturated and hue-shifted (degrees). The lighting makes up for that. */
export const dye = (name: string, darken: number, chromaFactor: number, hueShift: number): Vector => {
  const [lightness = 0, chroma = 0, hue = 0] = (light[`ribbon-${name}`]?.match(/[\d.]+/g) ?? []).map(Number);
  return linearFromOklch(Math.max(0, lightness - darken), chroma * chromaFactor, hue + hueShift);
};

export const ink = linearFromOklch(0.2, 0.055, 288);
