import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ribbonColours } from "../config/ribbon-colours.ts";
import { contrast, minTextContrast, ribbonPairs, themesOf } from "./contrast.ts";

const themes = themesOf(readFileSync("src/styles/tokens.css", "utf8"));

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
});
