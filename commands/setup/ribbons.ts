import { clampChroma, converter, differenceEuclidean, formatHex, type Oklch } from "culori";
import type { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { type Colours, contrast, leastTextContrast, ribbonPairs, type themesOf } from "../../src/styles/contrast.ts";

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

/** The lighter shade of a colour that a button has under the pointer. */
export function lighter(colour: string): string {
  const { l, c, h } = toOklch(colour) as Oklch;
  return written(shown({ mode: "oklch", l: Math.min(1, l + 0.04), c: c * 0.7, h: h ?? 0 }));
}

const ribbonOf = (colour: Oklch): Ribbon => ({
  ribbon: written(colour),
  // A field is large: its colour is quieter than the ribbon's.
  light: written({ ...colour, c: colour.c * 0.8 }),
  // Night with a breath of the colour.
  dark: written(shown({ ...colour, l: 0.32, c: Math.min(colour.c * 0.62, 0.1) })),
});

export type Themes = ReturnType<typeof themesOf>;

/** The least contrast that a text has on a ribbon or on its field, in either theme. */
function leastContrast({ ribbon, ...fields }: Ribbon, themes: Themes): number {
  return Math.min(
    ...(["light", "dark"] as const).flatMap((theme) => {
      const colours: Colours = { ...themes[theme], own: fields[theme], "ribbon-own": ribbon };
      return ribbonPairs("own").map((pair) => contrast(colours, ...pair));
    }),
  );
}

/** The colour of the same hue that is nearest and on whose ribbon and fields a text can be read. */
function nearestThatPasses(colour: Oklch, themes: Themes): Oklch | undefined {
  const steps = 200;
  return Array.from({ length: steps + 1 }, (_, step) => offered({ ...colour, l: step / steps }))
    .filter((candidate) => leastContrast(ribbonOf(candidate), themes) >= leastTextContrast)
    .sort((one, other) => difference(one, colour) - difference(other, colour))[0];
}

/** What a colour comes to: what to write, or what is the matter and, where there is one, the nearest colour that will do. */
export type CheckedColour = { ribbon: Ribbon } | { fault: string; offer?: string };

/**
 * Holds a colour of the brand to what the site does with it: a block has its ground in it, a link to the block as well, and
 * both bear text.
 *
 * @param answer as CSS writes a colour
 * @param themes the tokens of both themes
 */
export function checkColour(answer: string, themes: Themes): CheckedColour {
  const colour = toOklch(answer.trim());
  if (!colour || (colour.alpha ?? 1) < 1) {
    return { fault: `got "${answer}", wants an opaque colour such as #ab85f5 or oklch(0.68 0.17 300)` };
  }
  const own: Oklch = { ...colour, h: colour.h ?? 0 };
  const ratio = leastContrast(ribbonOf(own), themes);
  if (ratio >= leastTextContrast) return { ribbon: ribbonOf(own) };
  // Rounded down: 4.499 is no 4.5.
  const fault = `text on "${answer}" has ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, wants ${leastTextContrast}:1`;
  const offer = formatHex(nearestThatPasses(own, themes));
  return offer ? { fault: `${fault}; the nearest colour that has it is ${offer}`, offer } : { fault };
}
