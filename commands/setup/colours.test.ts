import { readFileSync } from "node:fs";
import { converter } from "culori";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { RibbonColour } from "../../src/config/ribbon-colours.ts";
import { contrast, minTextContrast, themesOf } from "../../src/styles/contrast.ts";
import { checkColour, type Ribbon, withRibbons } from "./ribbons.ts";

const tokens = readFileSync("src/styles/tokens.css", "utf8");
const { light } = themesOf(tokens);
const oklch = converter("oklch");

function ribbonFor(colour: string): Ribbon {
  const checked = checkColour(colour, light);
  return "ribbon" in checked ? checked.ribbon : ribbonFor(checked.offer ?? "");
}

const tokensWith = (name: RibbonColour, colour: string, from = tokens) =>
  withRibbons(from, new Map([[name, ribbonFor(colour)]]));

it("keeps a readable colour, with a less saturated background, and changes nothing else", () => {
  const colour = "oklch(0.8 0.1 150)";
  const result = tokensWith("salmon", colour);
  const after = themesOf(result).light;
  expect(after["ribbon-salmon"]).toBe(colour);
  expect(oklch(after.salmon)?.c).toBeLessThan(0.1);
  const changed = result.split("\n").filter((line, index) => line !== tokens.split("\n")[index]);
  expect(changed).toHaveLength(2);
});

it("keeps text readable in any colour, also on the highlight that follows yellow", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^#[0-9a-f]{6}$/), (answer) => {
      const after = themesOf(tokensWith("yellow", answer)).light;
      expect(after.highlight).toBe(after["ribbon-yellow"]);
      const backgrounds = ["ribbon-yellow", "highlight", "highlight-hover"];
      const ratios = [
        ...backgrounds.map((background) => contrast(after, "on-highlight", background)),
        contrast(after, "highlight", "night"),
        contrast(after, "ink", "yellow"),
      ];
      expect(Math.min(...ratios), String(ratios)).toBeGreaterThanOrEqual(minTextContrast);
    }),
  );
});

it.each(["#1a237e", "#7f1d1d", "#064e3b"])("rejects the dark %s and offers the nearest readable one", (answer) => {
  const { fault, offer = "" } = checkColour(answer, light) as { fault: string; offer?: string };
  const line = `^text on "${answer}" has .*expected 4.5:1; the nearest readable colour is ${offer}$`;
  expect(fault).toMatch(new RegExp(line));
  const [rejected, offered] = [answer, offer].map((colour) => oklch(colour));
  expect(offered?.l).toBeGreaterThan(rejected?.l ?? 1);
  expect(Math.abs((rejected?.h ?? 0) - (offered?.h ?? 0)) % 360).toBeLessThan(4);
});

it.each(["", "mauvish", "rgb(1 2 3 / 0.5)"])("rejects “%s”", (answer) => {
  const fault = expect.stringContaining(`got "${answer}", expected an opaque colour`);
  expect(checkColour(answer, light)).toEqual({ fault });
});

it("rejects tokens in another format", () => {
  const odd = tokens.replace(/ {2}--color-ribbon-aqua: .*\n/, "");
  expect(() => tokensWith("aqua", "#7fdedb", odd)).toThrow("--color-ribbon-aqua is expected once in the light theme");
});
