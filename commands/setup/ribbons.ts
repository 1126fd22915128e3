import { clampChroma, converter, differenceEuclidean, formatHex, type Oklch } from "culori";
import { type Colours, contrast, minTextContrast, ribbonPairs } from "../../src/styles/contrast.ts";

/** CSS colours of a brand colour: its ribbon, and the blocks filled with it. */
export interface Ribbon {
  ribbon: string;
  field: string;
}

const toOklch = converter("oklch");

function formatOklch({ l, c, h = 0 }: Oklch): string {
  return `oklch(${Number(l.toFixed(3))} ${Number(c.toFixed(3))} ${Number(h.toFixed(1))})`;
}

const toGamut = (colour: Oklch): Oklch => ({ ...clampChroma(colour, "oklch"), mode: "oklch", h: colour.h ?? 0 });

export function lighter(colour: string): string {
  const { l, c, h } = toOklch(colour) as Oklch;
  return formatOklch(toGamut({ mode: "oklch", l: Math.min(1, l + 0.04), c: c * 0.7, h: h ?? 0 }));
}

const ribbonOf = (colour: Oklch): Ribbon => ({
  ribbon: formatOklch(colour),
  // Less saturated than the ribbon, as the area is large.
  field: formatOklch({ ...colour, c: colour.c * 0.8 }),
});

/** The lowest contrast of text on a ribbon or its blocks. */
const lowestContrast = ({ ribbon, field }: Ribbon, colours: Colours): number =>
  Math.min(...ribbonPairs("own").map((pair) => contrast({ ...colours, own: field, "ribbon-own": ribbon }, ...pair)));

function nearestReadable(colour: Oklch, colours: Colours): string | undefined {
  const steps = 200;
  const difference = differenceEuclidean("oklab");
  return Array.from({ length: steps + 1 }, (_, step) => formatHex(toGamut({ ...colour, l: step / steps })))
    .filter((hex) => lowestContrast(ribbonOf(toOklch(hex) as Oklch), colours) >= minTextContrast)
    .sort((a, b) => difference(a, colour) - difference(b, colour))[0];
}

/** Checks the text contrast on blocks and links of this colour. `colours` are those of the light theme; `offer` is the nearest readable colour, if any. */
export function checkColour(answer: string, colours: Colours): { ribbon: Ribbon } | { fault: string; offer?: string } {
  const colour = toOklch(answer.trim());
  if (!colour || (colour.alpha ?? 1) < 1) {
    return { fault: `got "${answer}", expected an opaque colour such as #ab85f5 or oklch(0.68 0.17 300)` };
  }
  const base: Oklch = { ...colour, h: colour.h ?? 0 };
  const ribbon = ribbonOf(base);
  const ratio = lowestContrast(ribbon, colours);
  if (ratio >= minTextContrast) return { ribbon };
  // Rounded down: 4.499 must not show as 4.50.
  const fault = `text on "${answer}" has ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, expected ${minTextContrast}:1`;
  const offer = nearestReadable(base, colours);
  return offer ? { fault: `${fault}; the nearest readable colour is ${offer}`, offer } : { fault };
}
