import { readFileSync } from "node:fs";
import { converter } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RibbonColour } from "../../src/config/ribbon-colours.ts";
import { contrast, minTextContrast, themesOf } from "../../src/styles/contrast.ts";
import { withRibbons } from "./edit-colours.ts";
import { checkColour, type Ribbon } from "./ribbons.ts";

const tokens = readFileSync("src/styles/tokens.css", "utf8");
const themes = themesOf(tokens);
const oklch = converter("oklch");

/** For the colour, or for the one offered in its place. */
function ribbonFor(colour: string): Ribbon {
  const checked = checkColour(colour, themes);
  return "ribbon" in checked ? checked.ribbon : ribbonFor(checked.offer ?? "");
}

const ribbonsFor = (colours: Readonly<Partial<Record<RibbonColour, string>>>) =>
  new Map(Object.entries(colours).map(([name, colour]) => [name as RibbonColour, ribbonFor(colour)]));

describe("a brand colour", () => {
  it("keeps a readable colour, with a less saturated background and a dark one", () => {
    const { ribbon, light, dark } = ribbonFor("#ab85f5");
    const [base, background, darkBackground] = [ribbon, light, dark].map((colour) => oklch(colour));
    expect(base?.l).toBeCloseTo(oklch("#ab85f5")?.l ?? 0, 2);
    expect(background?.c).toBeLessThan(base?.c ?? 0);
    expect(darkBackground?.l).toBeLessThan(0.5);
  });

  it("keeps text readable in any colour, also on the highlight that follows yellow", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^#[0-9a-f]{6}$/), (answer) => {
        const { light, dark } = themesOf(withRibbons(tokens, ribbonsFor({ yellow: answer })));
        expect(light.highlight).toBe(light["ribbon-yellow"]);
        const backgrounds = ["ribbon-yellow", "highlight", "highlight-hover"];
        const ratios = [
          ...backgrounds.map((background) => contrast(light, "on-highlight", background)),
          contrast(light, "highlight", "night"),
          ...[light, dark].map((colours) => contrast(colours, "ink", "yellow")),
        ];
        expect(Math.min(...ratios), String(ratios)).toBeGreaterThanOrEqual(minTextContrast);
      }),
    );
  });

  it.each(["#1a237e", "#7f1d1d", "#064e3b"])("rejects the dark %s and offers the nearest readable one", (answer) => {
    const { fault, offer = "" } = checkColour(answer, themes) as { fault: string; offer?: string };
    expect(fault).toMatch(
      new RegExp(`^text on "${answer}" has .*expected 4.5:1; the nearest readable colour is ${offer}$`),
    );
    const [rejected, offered] = [answer, offer].map((colour) => oklch(colour));
    expect(offered?.l).toBeGreaterThan(rejected?.l ?? 1);
    expect(Math.abs((rejected?.h ?? 0) - (offered?.h ?? 0)) % 360).toBeLessThan(4);
  });

  it.each(["", "mauvish", "rgb(1 2 3 / 0.5)"])("rejects “%s”", (answer) => {
    const fault = expect.stringContaining(`got "${answer}", expected an opaque colour`);
    expect(checkColour(answer, themes)).toEqual({ fault });
  });
});

describe("tokens with new colours", () => {
  it("change in both themes and nowhere else", () => {
    const ribbon = ribbonFor("oklch(0.8 0.1 150)");
    const result = withRibbons(tokens, new Map([["salmon", ribbon]]));
    const after = themesOf(result);
    expect([after.light["ribbon-salmon"], after.light.salmon, after.dark.salmon]).toEqual(Object.values(ribbon));
    expect(ribbon.ribbon).toBe("oklch(0.8 0.1 150)");
    const changed = result.split("\n").filter((line, index) => line !== tokens.split("\n")[index]);
    expect(changed).toHaveLength(3);
    expect(withRibbons(tokens, new Map())).toBe(tokens);
  });

  it("rejects tokens in another format", () => {
    const odd = tokens.replace(/ {2}--color-ribbon-aqua: .*\n/, "");
    expect(() => withRibbons(odd, ribbonsFor({ aqua: "#7fdedb" }))).toThrow(
      "--color-ribbon-aqua is expected once in each theme",
    );
  });
});
