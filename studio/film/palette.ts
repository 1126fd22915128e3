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

/** The five brand colours as cloth: the dye is a little deeper than the flat colour, and light brings it back. */
export const purple = linearFromOklch(0.655, 0.185, 296);
export const salmon = linearFromOklch(0.715, 0.16, 31);
export const yellow = linearFromOklch(0.875, 0.165, 92);
export const aqua = linearFromOklch(0.8, 0.11, 195);
export const pink = linearFromOklch(0.765, 0.145, 353);

export const ink = linearFromOklch(0.2, 0.055, 288);
