import { clampRgb, type Rgb, wcagContrast } from "culori";

/** The colours of a theme by the names of their tokens, without `--color-`. */
export type Colours = Readonly<Record<string, string>>;

/** What the least contrast of a text with its ground is, as WCAG 2.2 has it at level AA. */
export const leastTextContrast = 4.5;

/** What is text and what is its ground, by their tokens, for a colour of the brand: a block's and that of a link to it. */
export const ribbonPairs = (name: string): [text: string, ground: string][] => [
  ["ink", name],
  ["on-highlight", `ribbon-${name}`],
];

function coloursIn(block: string): Colours {
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (oklch\([^)]*\))/g)].map(([, name, value]) => [name, value]),
  );
}

/** The colours of both themes, as `tokens.css` has them. */
export function themesOf(tokens: string): Readonly<Record<"light" | "dark", Colours>> {
  const start = tokens.indexOf(".dark {");
  const light = coloursIn(tokens.slice(0, start));
  return { light, dark: { ...light, ...coloursIn(tokens.slice(start)) } };
}

/** The contrast of two tokens, in the colours that a screen can show. Throws an `Error` for a token that is no colour. */
export function contrast(colours: Colours, ...names: [string, string]): number {
  const [one, other] = names.map((name) => {
    const colour = clampRgb(colours[name] ?? "");
    if (!colour) throw new Error(`--color-${name} is no colour that is written as oklch()`);
    return colour;
  });
  return wcagContrast(one as Rgb, other as Rgb);
}
