import { readFileSync } from "node:fs";
import { clampRgb, type Rgb, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

type Colours = Readonly<Record<string, string>>;

/** The colours that a block of the tokens sets, by name. */
function coloursIn(block: string): Colours {
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (oklch\([^)]*\))/g)].map(([, name, value]) => [name, value]),
  );
}

const light = coloursIn(tokens.slice(0, tokens.indexOf(".dark {")));
const themes = { light, dark: { ...light, ...coloursIn(tokens.slice(tokens.indexOf(".dark {"))) } };

const fields = ["purple", "salmon", "yellow", "aqua", "pink"];

const textPairs = [
  ["ink", "paper"],
  ["soft", "paper"],
  ["ink", "raised"],
  ["soft", "raised"],
  ["paper", "ink"],
  ["night-text", "night"],
  ["night-soft", "night"],
  ["night-text", "night-raised"],
  ["highlight", "night"],
  ["on-highlight", "highlight"],
  ["on-highlight", "highlight-hover"],
  ["paper", "ink-hover"],
  ["soft-on-window", "window"],
  ...fields.map((field) => ["ink", field]),
] as [string, string][];

const shapePairs = [
  ["focus", "paper"],
  ["highlight", "night"],
  ["ink", "paper"],
] as [string, string][];

/** The contrast of two tokens, in the colours that a screen can show. Throws an `Error` for a token that is no colour. */
function contrast(colours: Colours, ...names: [string, string]): number {
  const [one, other] = names.map((name) => {
    const colour = clampRgb(colours[name] ?? "");
    if (!colour) throw new Error(`--color-${name} is no colour that is written as oklch()`);
    return colour;
  });
  return wcagContrast(one as Rgb, other as Rgb);
}

describe.each(Object.entries(themes))("in the %s theme", (_theme, colours) => {
  it.each(textPairs)("the text %s on %s has at least 4.5:1", (text, ground) => {
    expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)("the shape %s on %s has at least 3:1", (shape, ground) => {
    expect(contrast(colours, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});
