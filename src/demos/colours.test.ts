import { readFileSync } from "node:fs";
import { clampRgb, interpolate, type Rgb, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { ribbonColours } from "../config/ribbon-colours.ts";
import { leastTextContrast, themesOf } from "../styles/contrast.ts";

const sheet = readFileSync("src/demos/demos.css", "utf8");
const tokens = readFileSync("src/styles/tokens.css", "utf8");

/** How much of its ground a window has, in the light and in the dark. */
const tints = [...tokens.matchAll(/--tint: (\d+)%/g)].map(([, percent]) => Number(percent) / 100);

/** How much of the first colour is in a mixture, from 0 to 1. */
function shareOf(name: string, tint: number): number {
  const [, share = ""] = new RegExp(`--${name}: color-mix\\(in oklab, \\S+ (\\d+%|var\\(--tint\\)),`).exec(sheet) ?? [];
  if (!share) throw new Error(`src/demos/demos.css: --${name} is no mixture`);
  return share.endsWith("%") ? Number.parseInt(share, 10) / 100 : tint;
}

describe.each(Object.entries(themesOf(tokens)))("in the %s", (theme, colours) => {
  const of = (name: string) => colours[name] as string;
  const tint = tints[theme === "dark" ? 1 : 0] as number;
  const mixed = (name: string, first: string, second: string) =>
    interpolate([second, first], "oklab")(shareOf(name, tint)) as never;

  it.each(ribbonColours)("every text of a scene in %s can be read on every ground", (name) => {
    const accent = of(`ribbon-${name}`);
    const window = of("window");
    const grounds = [window, mixed("wash", of("ink"), window), mixed("accent-soft", of(name), window)];
    const deep = mixed("accent-deep", accent, of("ink"));
    const pairs = [
      ...grounds.flatMap((ground) => [of("ink"), of("soft-on-window"), deep].map((text) => [text, ground])),
      [of("on-highlight"), accent],
      [window, of("ink")],
      [window, deep],
    ];
    for (const [text, ground] of pairs as [string, string][])
      expect(
        wcagContrast(clampRgb(text) as Rgb, clampRgb(ground) as Rgb),
        `${JSON.stringify([text, ground])}`,
      ).toBeGreaterThanOrEqual(leastTextContrast);
  });
});
