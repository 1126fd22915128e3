import { clampRgb, type Rgb, wcagContrast } from "culori";

/** A theme's colours by token name, without `--color-`. */
export type Colours = Readonly<Record<string, string>>;

/** Minimum contrast ratio of text, WCAG 2.2 level AA. */
export const minTextContrast = 4.5;

/** Text and background tokens of a brand colour: in a product block of the light theme, and on its ribbon. */
export const ribbonPairs = (name: string): [text: string, background: string][] => [
  ["ink", name],
  ["on-highlight", `ribbon-${name}`],
];

function coloursIn(block: string) {
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (oklch\([^)]*\))/g)].map(([, name, value]) => [name, value]),
  );
}

/** Parses the colours of both themes from the text of `tokens.css`. */
export function themesOf(tokens: string): Readonly<Record<"light" | "dark", Colours>> {
  const start = tokens.indexOf(".dark {");
  const light = coloursIn(tokens.slice(0, start));
  return { light, dark: { ...light, ...coloursIn(tokens.slice(start)) } };
}

/** Returns the contrast ratio of two tokens, clamped to sRGB. Throws an `Error` if a token is not an oklch() colour. */
export function contrast(colours: Colours, ...names: [string, string]): number {
  const [first, second] = names.map((name) => {
    const colour = clampRgb(colours[name] ?? "");
    if (!colour) throw new Error(`--color-${name} is no colour that is written as oklch()`);
    return colour;
  });
  return wcagContrast(first as Rgb, second as Rgb);
}
