import { clampChroma, converter, differenceEuclidean, formatHex, type Oklch } from "culori";
import type { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { type Colours, contrast, leastTextContrast } from "../../src/styles/contrast.ts";

export type RibbonName = (typeof ribbonColours)[number];

/** A colour of the brand, as the tokens have it: that of its ribbon, and its field in both themes. */
export interface Ribbon {
  ribbon: string;
  light: string;
  dark: string;
}

const toOklch = converter("oklch");
const difference = differenceEuclidean("oklab");

/** As the tokens write it. A grey has no hue. */
function written({ l, c, h = 0 }: Oklch): string {
  return `oklch(${Number(l.toFixed(3))} ${Number(c.toFixed(3))} ${Number(h.toFixed(1))})`;
}

/** A colour that a screen can show, of the same hue. */
const shown = (colour: Oklch): Oklch => ({ ...clampChroma(colour, "oklch"), mode: "oklch", h: colour.h ?? 0 });

/** The same as a number says it: what is offered in numbers must pass as well. */
const offered = (colour: Oklch): Oklch => toOklch(formatHex(shown(colour))) as Oklch;

/** Rounded down: 4.499 is no 4.5. */
const ratioText = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** A field is large: its colour is quieter than the ribbon's. */
const lightField = (colour: Oklch): Oklch => ({ ...colour, c: colour.c * 0.8 });

/** Deep enough for light text, and still of that colour. */
const darkField = (colour: Oklch): Oklch => shown({ ...colour, l: 0.42, c: Math.min(colour.c * 0.85, 0.135) });

const contrastWithInk = (theme: Colours, field: Oklch) => contrast({ ...theme, field: written(field) }, "ink", "field");

/** The colour of the same hue that is nearest and on whose field, as `fieldOf` makes it, the theme's text can be read. */
function nearestThatPasses(colour: Oklch, theme: Colours, fieldOf: (colour: Oklch) => Oklch): Oklch {
  const passes = (candidate: Oklch) => contrastWithInk(theme, fieldOf(candidate)) >= leastTextContrast;
  if (passes(colour)) return colour;
  const steps = 200;
  const [nearest] = Array.from({ length: steps + 1 }, (_, step) => offered({ ...colour, l: step / steps }))
    .filter(passes)
    .sort((one, other) => difference(one, colour) - difference(other, colour));
  return nearest ?? colour;
}

function ribbonOf(colour: Oklch, dark: Colours): Ribbon {
  const deep = nearestThatPasses(darkField(colour), dark, (field) => field);
  return { ribbon: written(colour), light: written(lightField(colour)), dark: written(deep) };
}

/** What a colour comes to: what to write, or what is the matter and, where there is one, the nearest colour that will do. */
export type CheckedColour = { ribbon: Ribbon } | { fault: string; nearest?: string };

/**
 * Holds a colour of the brand to what the site does with it: a block has its ground in it, with text on it.
 *
 * @param answer as CSS writes a colour
 * @param themes the tokens of both themes
 */
export function checkColour(
  answer: string,
  { light, dark }: Readonly<Record<"light" | "dark", Colours>>,
): CheckedColour {
  const colour = toOklch(answer.trim());
  if (!colour || (colour.alpha ?? 1) < 1) {
    return { fault: `got "${answer}", wants an opaque colour such as #ab85f5 or oklch(0.68 0.17 300)` };
  }
  const own: Oklch = { ...colour, h: colour.h ?? 0 };
  const ratio = contrastWithInk(light, lightField(own));
  if (ratio >= leastTextContrast) return { ribbon: ribbonOf(own, dark) };
  const nearest = nearestThatPasses(own, light, lightField);
  return {
    fault: `text on "${answer}" has ${ratioText(ratio)}:1, wants ${leastTextContrast}:1; the nearest colour that has it is ${formatHex(nearest)}`,
    nearest: formatHex(nearest),
  };
}
