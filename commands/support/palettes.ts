import { converter, type Oklch } from "culori";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import type { Colours } from "../../src/styles/contrast.ts";

interface Palette {
  file: string;
  /** Finds the numbers of a colour in the file, in groups: lightness, chroma, hue in degrees. */
  numbersOf: (name: string) => RegExp;
}

/** What is drawn in shades of the brand's colours, in files of its own. */
export const palettes = {
  film: {
    file: "studio/film/palette.ts",
    numbersOf: (name) => new RegExp(`(?<=\\b${name} = linearFromOklch\\()([\\d.]+), ([\\d.]+), ([\\d.]+)(?=\\))`),
  },
  demos: {
    file: "studio/kit/kit.css",
    numbersOf: (name) => new RegExp(`(?<=--color-${name}: oklch\\()([\\d.]+) ([\\d.]+) ([\\d.]+)(?=\\))`),
  },
} as const satisfies Record<string, Palette>;

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
 * Which of the brand's five colours a palette has other ones for.
 *
 * @param text the palette's file
 * @param ribbons the colours of the light theme
 */
export function unlike(text: string, { numbersOf }: Palette, ribbons: Colours): string[] {
  return ribbonColours.filter((name) => {
    const ribbon = toOklch(ribbons[`ribbon-${name}`] ?? "");
    const [, l, c, h] = numbersOf(name).exec(text)?.map(Number) ?? [];
    if (!ribbon || l === undefined || c === undefined || h === undefined) return false;
    return !isShadeOf({ mode: "oklch", l, c, h }, ribbon);
  });
}
