import { readFileSync } from "node:fs";
import { join } from "node:path";
import { converter, type Oklch } from "culori";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { themesOf } from "../../src/styles/contrast.ts";
import { type Finding, warning } from "./finding.ts";

interface Palette {
  /** What is made with it, and its verb. */
  pictures: string;
  file: string;
  /** Where a colour stands in the file, in groups: lightness, chroma, hue in degrees. */
  place: (name: string) => RegExp;
  remedy: string;
}

const film: Palette = {
  pictures: "the film shows",
  file: "studio/film/palette.ts",
  place: (name) => new RegExp(`\\b${name} = linearFromOklch\\(([\\d.]+), ([\\d.]+), ([\\d.]+)\\)`),
  remedy: 'set them there and run "npm run media -- film posters tall-film cards", unless the film is your own',
};

const demos: Palette = {
  pictures: "the demos show",
  file: "studio/kit/kit.css",
  place: (name) => new RegExp(`--color-${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`),
  remedy:
    'set them there, with the soft and the deep shade of each, and run "npm run media", which takes up to an hour',
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

function unlike(root: string, { file, place }: Palette, ribbons: Readonly<Record<string, string>>): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return ribbonColours.filter((name) => {
    const ribbon = toOklch(ribbons[`ribbon-${name}`] ?? "");
    const [, l, c, h] = place(name).exec(text)?.map(Number) ?? [];
    if (!ribbon || l === undefined || c === undefined || h === undefined) return false;
    return !isShadeOf({ mode: "oklch", l, c, h }, ribbon);
  });
}

/** Which of the five colours the film and the demos were made with that are not the brand's. `tokens` is `src/styles/tokens.css`. */
export function paletteFindings(root: string, tokens: string, { switches }: Pick<Site, "switches">): Finding[] {
  const { light } = themesOf(tokens);
  const palettes = switches.film ? [film, demos] : [demos];
  return palettes.flatMap((palette) => {
    const names = unlike(root, palette, light);
    if (names.length === 0) return [];
    return [
      warning(
        `pictures: ${palette.file} has other colours in the place of ${names.join(", ")} than src/styles/tokens.css, so that ${palette.pictures} those: ${palette.remedy}`,
      ),
    ];
  });
}
