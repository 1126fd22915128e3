import { clampChroma, converter, differenceEuclidean, formatHex, nearest, type Oklch } from "culori";
import type { RibbonColour } from "../../src/config/ribbon-colours.ts";
import { type Colours, contrast, minTextContrast, ribbonPairs, themesOf } from "../../src/styles/contrast.ts";
import { refuse } from "../../tools/owner-error.ts";

const toOklch = converter("oklch");

function formatOklch({ l, c, h = 0 }: Oklch): string {
  return `oklch(${Number(l.toFixed(3))} ${Number(c.toFixed(3))} ${Number(h.toFixed(1))})`;
}

function lighter(colour: string): string {
  const { l, c, ...hue } = toOklch(colour) as Oklch;
  return formatOklch(clampChroma({ ...hue, l: Math.min(1, l + 0.04), c: c * 0.7 }, "oklch"));
}

export type Ribbon = ReturnType<typeof ribbonOf>;

/** CSS colours of a brand colour: its ribbon, and the blocks filled with it. */
const ribbonOf = (colour: Oklch) => ({
  ribbon: formatOklch(colour),
  // Less saturated than the ribbon, as the area is large.
  field: formatOklch({ ...colour, c: colour.c * 0.8 }),
});

const lowestContrast = ({ ribbon, field }: Ribbon, colours: Colours): number =>
  Math.min(...ribbonPairs("own").map((pair) => contrast({ ...colours, own: field, "ribbon-own": ribbon }, ...pair)));

function nearestReadable(colour: Oklch, colours: Colours): string | undefined {
  const steps = 200;
  const readable = Array.from({ length: steps + 1 }, (_, step) =>
    formatHex(clampChroma({ ...colour, l: step / steps }, "oklch")),
  ).filter((hex) => lowestContrast(ribbonOf(toOklch(hex) as Oklch), colours) >= minTextContrast);
  return nearest(readable, differenceEuclidean("oklab"))(colour)[0];
}

/** Checks the contrast of text on a ribbon; `colours` are the light theme's, `offer` the nearest readable one, if any. */
export function checkColour(answer: string, colours: Colours): { ribbon: Ribbon } | { fault: string; offer?: string } {
  const colour = toOklch(answer.trim());
  if (!colour || (colour.alpha ?? 1) < 1) {
    return { fault: `got "${answer}", expected an opaque colour such as #ab85f5 or oklch(0.68 0.17 300)` };
  }
  const ribbon = ribbonOf(colour);
  const ratio = lowestContrast(ribbon, colours);
  if (ratio >= minTextContrast) return { ribbon };
  // Rounded down: 4.499 must not show as 4.50.
  const fault = `text on "${answer}" has ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, expected ${minTextContrast}:1`;
  const offer = nearestReadable(colour, colours);
  return offer ? { fault: `${fault}; the nearest readable colour is ${offer}`, offer } : { fault };
}

function withToken(block: string, name: string, value: string): string {
  const declaration = new RegExp(`(?<=--color-${name}: )[^;]+(?=;)`, "g");
  if (block.match(declaration)?.length !== 1) {
    refuse(`src/styles/tokens.css: --color-${name} is expected once in the light theme; set the colours by hand`);
  }
  return block.replace(declaration, value);
}

export function withRibbons(tokens: string, ribbons: ReadonlyMap<RibbonColour, Ribbon>): string {
  const start = tokens.indexOf(".dark {");
  let light = tokens.slice(0, start);
  // The highlight, as on the shop button, follows yellow unless it was given another colour.
  const { highlight, "ribbon-yellow": currentYellow } = themesOf(tokens).light;
  const yellow = highlight === currentYellow ? ribbons.get("yellow") : undefined;
  for (const [name, ribbon] of ribbons) {
    light = withToken(withToken(light, `ribbon-${name}`, ribbon.ribbon), name, ribbon.field);
  }
  if (yellow) light = withToken(light, "highlight", yellow.ribbon);
  if (yellow) light = withToken(light, "highlight-hover", lighter(yellow.ribbon));
  return light + tokens.slice(start);
}
