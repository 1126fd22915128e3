import { clampChroma, converter, differenceEuclidean, formatHex, type Oklab, type Oklch } from "culori";
import { contrast, leastTextContrast, ribbonPairs, type themesOf } from "../../src/styles/contrast.ts";

/** A colour of the brand, as the tokens have it: that of its ribbon, and its field in both themes. */
export interface Ribbon {
  ribbon: string;
  light: string;
  dark: string;
}

const toOklch = converter("oklch");
const toOklab = converter("oklab");

function written({ l, c, h = 0 }: Oklch): string {
  return `oklch(${Number(l.toFixed(3))} ${Number(c.toFixed(3))} ${Number(h.toFixed(1))})`;
}

/** A colour that a screen can show, of the same hue. */
const shown = (colour: Oklch): Oklch => ({ ...clampChroma(colour, "oklch"), mode: "oklch", h: colour.h ?? 0 });

export function lighter(colour: string): string {
  const { l, c, h } = toOklch(colour) as Oklch;
  return written(shown({ mode: "oklch", l: Math.min(1, l + 0.04), c: c * 0.7, h: h ?? 0 }));
}

/** The ground of a block in the dark: night, raised, with a fifth of the colour. None is lighter than the others. */
function darkGround(colour: Oklch): Oklch {
  const { a, b } = toOklab(colour) as Oklab;
  return toOklch({ mode: "oklab", l: 0.27, a: 0.0125 + a / 5, b: -0.06 + b / 5 }) as Oklch;
}

const ribbonOf = (colour: Oklch): Ribbon => ({
  ribbon: written(colour),
  // A field is large: its colour is quieter than the ribbon's.
  light: written({ ...colour, c: colour.c * 0.8 }),
  dark: written(shown(darkGround(colour))),
});

export type Themes = ReturnType<typeof themesOf>;

/** The least contrast that a text has on a ribbon or on its field, in either theme. */
function leastContrast({ ribbon, ...fields }: Ribbon, themes: Themes): number {
  const ratios = (["light", "dark"] as const).flatMap((theme) => {
    const colours = { ...themes[theme], own: fields[theme], "ribbon-own": ribbon };
    return ribbonPairs("own").map((pair) => contrast(colours, ...pair));
  });
  return Math.min(...ratios);
}

/** The colour of the same hue that is nearest and on whose ribbon and fields a text can be read, as a number says it. */
function nearestThatPasses(colour: Oklch, themes: Themes): string | undefined {
  const steps = 200;
  const difference = differenceEuclidean("oklab");
  return Array.from({ length: steps + 1 }, (_, step) => formatHex(shown({ ...colour, l: step / steps })))
    .filter((hex) => leastContrast(ribbonOf(toOklch(hex) as Oklch), themes) >= leastTextContrast)
    .sort((one, other) => difference(one, colour) - difference(other, colour))[0];
}

/**
 * Holds a colour to what the site does with it: a block and the links to it have their ground in it, and both bear text. What
 * to write comes of it, or what is the matter and, where there is one, the nearest colour that will do.
 */
export function checkColour(answer: string, themes: Themes): { ribbon: Ribbon } | { fault: string; offer?: string } {
  const colour = toOklch(answer.trim());
  if (!colour || (colour.alpha ?? 1) < 1) {
    return { fault: `got "${answer}", wants an opaque colour such as #ab85f5 or oklch(0.68 0.17 300)` };
  }
  const own: Oklch = { ...colour, h: colour.h ?? 0 };
  const ratio = leastContrast(ribbonOf(own), themes);
  if (ratio >= leastTextContrast) return { ribbon: ribbonOf(own) };
  // Rounded down: 4.499 is no 4.5.
  const fault = `text on "${answer}" has ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, wants ${leastTextContrast}:1`;
  const offer = nearestThatPasses(own, themes);
  return offer ? { fault: `${fault}; the nearest colour that has it is ${offer}`, offer } : { fault };
}
