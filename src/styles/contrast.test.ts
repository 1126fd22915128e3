import { readFileSync } from "node:fs";
import { formatCss, interpolate } from "culori";
import { describe, expect, it } from "vitest";
import { ribbonColours } from "../config/ribbon-colours.ts";
import { contrast, minTextContrast, ribbonPairs, themesOf } from "./contrast.ts";

const sceneSheet = readFileSync("src/demos/scene-base.css", "utf8");
const tokens = readFileSync("src/styles/tokens.css", "utf8");
const themes = themesOf(tokens);

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
] as [string, string][];
const fieldPairs = {
  light: ribbonColours.flatMap(ribbonPairs),
  dark: [
    ["ink", "field"],
    ["night-text", "raised"],
    ["night-soft", "raised"],
  ],
};

/** The share of the first colour in a `color-mix()`, from 0 to 1. */
function shareOf(name: string, theme: string): number {
  const mixture = new RegExp(`--${name}: color-mix\\(in oklab, .+ (?:(\\d+)%|var\\((.+)\\)), var`).exec(sceneSheet);
  if (!mixture) throw new Error(`src/demos/scene-base.css: --${name} is no mixture`);
  const [, percent, token] = mixture;
  const [light, dark] = [...tokens.matchAll(new RegExp(`${token}: (\\d+)%`, "g"))].map(([, share]) => share);
  return Number(percent ?? (theme === "dark" ? dark : light)) / 100;
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const colours = themes[theme];

  it.each([...textPairs, ...(fieldPairs[theme] as typeof textPairs)])(
    "keeps text %s on %s at 4.5:1 or more",
    (text, background) => {
      expect(contrast(colours, text, background)).toBeGreaterThanOrEqual(minTextContrast);
    },
  );

  it("keeps the focus ring on paper at 3:1 or more", () => {
    expect(contrast(colours, "focus", "paper")).toBeGreaterThanOrEqual(3);
  });

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
