import { clampChroma, converter, differenceEuclidean, formatHex, interpolate, type Oklch } from "culori";
import { contrast, minTextContrast, ribbonPairs, type themesOf } from "../../src/styles/contrast.ts";

/** CSS colours of a brand colour: its ribbon, and its background in both themes. */
export interface Ribbon {
  ribbon: string;
  light: string;
  dark: string;
}

const toOklch = converter("oklch");

function formatOklch({ l, c, h = 0 }: Oklch): string {
  return `oklch(${Number(l.toFixed(3))} ${Number(c.toFixed(3))} ${Number(h.toFixed(1))})`;
}

export type Themes = ReturnType<typeof themesOf>;

const toGamut = (colour: Oklch): Oklch => ({ ...clampChroma(colour, "oklch"), mode: "oklch", h: colour.h ?? 0 });

export function lighter(colour: string): string {
  const { l, c, h } = toOklch(colour) as Oklch;
  return formatOklch(toGamut({ mode: "oklch", l: Math.min(1, l + 0.04), c: c * 0.7, h: h ?? 0 }));
}

const ribbonOf = (colour: Oklch, { dark }: Themes): Ribbon => ({
  ribbon: formatOklch(colour),
  // Less saturated than the ribbon, as the area is large.
  light: formatOklch({ ...colour, c: colour.c * 0.8 }),
  // The ribbon's light in a window: mixed with its night, as a dark yellow alone is brown or olive.
  dark: formatOklch(toOklch(interpolate([dark.window ?? "", colour], "oklab")(0.42))),
});

/** The lowest contrast of text on a ribbon or its backgrounds, in either theme. */
function lowestContrast({ ribbon, ...backgrounds }: Ribbon, themes: Themes): number {
  const ratios = (["light", "dark"] as const).flatMap((theme) => {
    const colours = { ...themes[theme], own: backgrounds[theme], "ribbon-own": ribbon };
    return ribbonPairs("own").map((pair) => contrast(colours, ...pair));
  });
  return Math.min(...ratios);
}

function nearestReadable(colour: Oklch, themes: Themes): string | undefined {
  const steps = 200;
  const difference = differenceEuclidean("oklab");
  return Array.from({ length: steps + 1 }, (_, step) => formatHex(toGamut({ ...colour, l: step / steps })))
    .filter((hex) => lowestContrast(ribbonOf(toOklch(hex) as Oklch, themes), themes) >= minTextContrast)
    .sort((a, b) => difference(a, colour) - difference(b, colour))[0];
}

/** Checks the text contrast on blocks and links of this colour. `offer` is the nearest readable colour, if any. */
export function checkColour(answer: string, themes: Themes): { ribbon: Ribbon } | { fault: string; offer?: string } {
  const colour = toOklch(answer.trim());
  if (!colour || (colour.alpha ?? 1) < 1) {
    return { fault: `got "${answer}", expected an opaque colour such as #ab85f5 or oklch(0.68 0.17 300)` };
  }
  const base: Oklch = { ...colour, h: colour.h ?? 0 };
  const ribbon = ribbonOf(base, themes);
  const ratio = lowestContrast(ribbon, themes);
  if (ratio >= minTextContrast) return { ribbon };
  // Rounded down: 4.499 must not show as 4.50.
  const fault = `text on "${answer}" has ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, expected ${minTextContrast}:1`;
  const offer = nearestReadable(base, themes);
  return offer ? { fault: `${fault}; the nearest readable colour is ${offer}`, offer } : { fault };
}
