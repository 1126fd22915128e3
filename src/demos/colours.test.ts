import { readFileSync } from "node:fs";
import { clampRgb, interpolate, type Rgb, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { ribbonColours } from "../config/ribbon-colours.ts";
import { minTextContrast, themesOf } from "../styles/contrast.ts";

const sheet = readFileSync("src/demos/scene-base.css", "utf8");
const tokens = readFileSync("src/styles/tokens.css", "utf8");

/** The share of the first colour in a `color-mix()`, from 0 to 1. */
function shareOf(name: string, theme: string): number {
  const mixture = new RegExp(`--${name}: color-mix\\(in oklab, .+ (?:(\\d+)%|var\\((.+)\\)), var`).exec(sheet);
  if (!mixture) throw new Error(`src/demos/scene-base.css: --${name} is no mixture`);
  const [, percent, token] = mixture;
  const [light, dark] = [...tokens.matchAll(new RegExp(`${token}: (\\d+)%`, "g"))].map(([, share]) => share);
  return Number(percent ?? (theme === "dark" ? dark : light)) / 100;
}

describe.each(Object.entries(themesOf(tokens)))("in the %s theme", (theme, colours) => {
  const token = (name: string) => colours[name] as string;
  const mixed = (name: string, first: string, second: string) =>
    interpolate([second, first], "oklab")(shareOf(name, theme)) as never;

  it.each(ribbonColours)("keeps every text readable on every background of a scene in %s", (name) => {
    const accent = token(`ribbon-${name}`);
    const window = token("window");
    const surfaces = [
      window,
      mixed("wash", token("ink"), window),
      mixed("accent-soft", token(theme === "dark" ? "field" : name), window),
    ];
    const deep = mixed("accent-deep", accent, token("ink"));
    const pairs = [
      ...surfaces.flatMap((surface) => [token("ink"), token("soft-on-window"), deep].map((text) => [text, surface])),
      [token("on-highlight"), accent],
      [window, token("ink")],
      [window, deep],
    ];
    for (const [text, surface] of pairs as [string, string][])
      expect(
        wcagContrast(clampRgb(text) as Rgb, clampRgb(surface) as Rgb),
        `${JSON.stringify([text, surface])}`,
      ).toBeGreaterThanOrEqual(minTextContrast);
  });
});
