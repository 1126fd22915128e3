import { readFileSync } from "node:fs";
import { formatCss, interpolate } from "culori";
import { describe, expect, it } from "vitest";
import { ribbonColours } from "../config/ribbon-colours.ts";
import { contrast, minTextContrast, ribbonPairs, themesOf } from "./contrast.ts";

const sceneSheet = readFileSync("src/demos/scene-base.css", "utf8");
const tokens = readFileSync("src/styles/tokens.css", "utf8");
const themes = themesOf(tokens);

/** The tokens of texts by that of their background. */
type Texts = Readonly<Record<string, readonly string[]>>;

const texts: Texts = {
  paper: ["ink", "soft"],
  raised: ["ink", "soft"],
  ink: ["paper"],
  night: ["night-text", "night-soft", "highlight"],
  "night-raised": ["night-text"],
  highlight: ["on-highlight"],
  "highlight-hover": ["on-highlight"],
  "ink-hover": ["paper"],
};
const textsInDark: Texts = { field: ["ink"], raised: ["night-text", "night-soft"] };

const pairsOf = (textsByBackground: Texts) =>
  Object.entries(textsByBackground).flatMap(([background, names]) =>
    names.map((text): [text: string, background: string] => [text, background]),
  );

/** The share of the first colour in a `color-mix()`, from 0 to 1. */
function shareOf(name: string, theme: string) {
  const mixture = new RegExp(`--${name}: color-mix\\(in oklab, .+ (?:(\\d+)%|var\\((.+)\\)), var`).exec(sceneSheet);
  if (!mixture) throw new Error(`src/demos/scene-base.css: --${name} is no mixture`);
  const [, percent, token] = mixture;
  const [light, dark] = [...tokens.matchAll(new RegExp(`${token}: (\\d+)%`, "g"))].map(([, share]) => share);
  return Number(percent ?? (theme === "dark" ? dark : light)) / 100;
}

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  const colours = themes[theme];

  const themePairs = theme === "dark" ? pairsOf(textsInDark) : ribbonColours.flatMap(ribbonPairs);

  it.each([...pairsOf(texts), ...themePairs])("keeps text %s on %s at 4.5:1 or more", (text, background) => {
    expect(contrast(colours, text, background)).toBeGreaterThanOrEqual(minTextContrast);
  });

  it("keeps the focus ring on paper at 3:1 or more", () => {
    expect(contrast(colours, "focus", "paper")).toBeGreaterThanOrEqual(3);
  });

  it.each(ribbonColours)("keeps every text readable on every background of a scene in %s", (name) => {
    const mixed = (mixture: string, first: string, second: string) =>
      formatCss(interpolate([colours[second] ?? "", colours[first] ?? ""], "oklab")(shareOf(mixture, theme)));
    const accent = `ribbon-${name}`;
    const all = {
      ...colours,
      wash: mixed("wash", "ink", "raised"),
      "accent-soft": mixed("accent-soft", theme === "dark" ? "field" : name, "raised"),
      "accent-deep": mixed("accent-deep", accent, "ink"),
    };
    const onWindow = ["ink", "soft", "accent-deep"];
    const pairs = pairsOf({
      raised: onWindow,
      wash: onWindow,
      "accent-soft": onWindow,
      [accent]: ["on-highlight"],
      ink: ["raised"],
      "accent-deep": ["raised"],
    });
    for (const pair of pairs) expect(contrast(all, ...pair), pair.join(" on ")).toBeGreaterThanOrEqual(minTextContrast);
  });
});
