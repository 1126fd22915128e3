import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ribbonColours } from "../config/ribbon-colours.ts";
import { contrast, leastTextContrast, ribbonPairs, themesOf } from "./contrast.ts";

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
  ...ribbonColours.flatMap(ribbonPairs),
] as [string, string][];

const shapePairs = [
  ["focus", "paper"],
  ["highlight", "night"],
  ["ink", "paper"],
] as [string, string][];

describe.each(Object.entries(themes))("in the %s theme", (_theme, colours) => {
  it.each(textPairs)("the text %s on %s has at least 4.5:1", (text, ground) => {
    expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(leastTextContrast);
  });

  it.each(shapePairs)("the shape %s on %s has at least 3:1", (shape, ground) => {
    expect(contrast(colours, shape, ground)).toBeGreaterThanOrEqual(3);
  });
});
