import { converter, type Oklch } from "culori";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import type { Colours } from "../../src/styles/contrast.ts";

/** The film is drawn in shades of the brand's colours, in a file of its own. */
export const filmPalette = {
  file: "studio/film/palette.ts",
  /** Finds the numbers of a colour in the file, in groups: lightness, chroma, hue in degrees. */
  numbersOf: (name: string) => new RegExp(`(?<=\\b${name} = linearFromOklch\\()([\\d.]+), ([\\d.]+), ([\\d.]+)(?=\\))`),
};

/** How far a palette's shade of a colour may be from the colour: cloth is deeper, a screen lighter. */
const shade = { lightness: 0.15, chroma: 2, hue: 15 };
/** Below it a colour is a grey, which has no hue. */
const greyChroma = 0.03;

const toOklch = converter("oklch");

function isShadeOf(one: Oklch, other: Oklch): boolean {
  const turn = Math.abs((one.h ?? 0) - (other.h ?? 0)) % 360;
  const [less, more] = [Math.min(one.c, other.c), Math.max(one.c, other.c)];
  const isSameHue = more < greyChroma || Math.min(turn, 360 - turn) <= shade.hue;
  return isSameHue && more <= Math.max(less * shade.chroma, greyChroma) && Math.abs(one.l - other.l) <= shade.lightness;
}

/**
 * Which of the brand's five colours the film's palette has other ones for.
 *
 * @param text the palette's file
 * @param ribbons the colours of the light theme
 */
export function unlike(text: string, ribbons: Colours): string[] {
  return ribbonColours.filter((name) => {
    const ribbon = toOklch(ribbons[`ribbon-${name}`] ?? "");
    const [, l, c, h] = filmPalette.numbersOf(name).exec(text)?.map(Number) ?? [];
    if (!ribbon || l === undefined || c === undefined || h === undefined) return false;
    return !isShadeOf({ mode: "oklch", l, c, h }, ribbon);
  });
}
