import { readFileSync } from "node:fs";
import { formatCss, interpolate } from "culori";
import { describe, expect, it } from "vitest";
import { ribbonColours } from "../config/ribbon-colours.ts";
import { contrast, minTextContrast, themesOf } from "../styles/contrast.ts";

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
  it.each(ribbonColours)("keeps every text readable on every background of a scene in %s", (name) => {
    const mixed = (mixture: string, first: string, second: string) =>
      formatCss(interpolate([colours[second] ?? "", colours[first] ?? ""], "oklab")(shareOf(mixture, theme)));
    const accent = `ribbon-${name}`;
    const all = {
      ...colours,
      wash: mixed("wash", "ink", "window"),
      "accent-soft": mixed("accent-soft", theme === "dark" ? "field" : name, "window"),
      "accent-deep": mixed("accent-deep", accent, "ink"),
    };
    const texts = ["ink", "soft-on-window", "accent-deep"];
    const pairs: [text: string, background: string][] = [
      ...["window", "wash", "accent-soft"].flatMap((surface) =>
        texts.map((text) => [text, surface] as [string, string]),
      ),
      ["on-highlight", accent],
      ["window", "ink"],
      ["window", "accent-deep"],
    ];
    for (const pair of pairs) expect(contrast(all, ...pair), pair.join(" on ")).toBeGreaterThanOrEqual(minTextContrast);
  });
});
