import { readFileSync } from "node:fs";
import { converter } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RibbonColour } from "../../src/config/ribbon-colours.ts";
import { contrast, leastTextContrast, themesOf } from "../../src/styles/contrast.ts";
import { withRibbons } from "./edit-colours.ts";
import { checkColour, type Ribbon } from "./ribbons.ts";

const tokens = readFileSync("src/styles/tokens.css", "utf8");
const themes = themesOf(tokens);
const oklch = converter("oklch");

/** The ribbon of a colour, or of the one that is offered in its place. */
function ribbonFor(colour: string): Ribbon {
  const checked = checkColour(colour, themes);
  return "ribbon" in checked ? checked.ribbon : ribbonFor(checked.offer ?? "");
}

const brandOf = (colours: Readonly<Partial<Record<RibbonColour, string>>>) =>
  new Map(Object.entries(colours).map(([name, colour]) => [name as RibbonColour, ribbonFor(colour)]));

describe("a colour of the brand", () => {
  it("is taken as it is where text on its field can be read, with a quieter field and a deep one for the dark", () => {
    const { ribbon, light, dark } = ribbonFor("#ab85f5");
    const [own, field, deep] = [ribbon, light, dark].map((colour) => oklch(colour));
    expect(own?.l).toBeCloseTo(oklch("#ab85f5")?.l ?? 0, 2);
    expect(field?.c).toBeLessThan(own?.c ?? 0);
    expect(deep?.l).toBeLessThan(0.5);
  });

  it("is never written so that a text cannot be read on it, in the place of yellow on what stands out neither", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^#[0-9a-f]{6}$/), (answer) => {
        const { light, dark } = themesOf(withRibbons(tokens, brandOf({ yellow: answer })));
        expect(light.highlight).toBe(light["ribbon-yellow"]);
        const grounds = ["ribbon-yellow", "highlight", "highlight-hover"];
        const ratios = [
          ...grounds.map((ground) => contrast(light, "on-highlight", ground)),
          contrast(light, "highlight", "night"),
          ...[light, dark].map((colours) => contrast(colours, "ink", "yellow")),
        ];
        expect(Math.min(...ratios), String(ratios)).toBeGreaterThanOrEqual(leastTextContrast);
      }),
    );
  });

  it.each(["#1a237e", "#7f1d1d", "#064e3b"])("too dark, as %s, gets the nearest that will do", (answer) => {
    const { fault, offer = "" } = checkColour(answer, themes) as { fault: string; offer?: string };
    expect(fault).toMatch(
      new RegExp(`^text on "${answer}" has .*wants 4.5:1; the nearest colour that has it is ${offer}$`),
    );
    const [asked, offered] = [answer, offer].map((colour) => oklch(colour));
    expect(offered?.l).toBeGreaterThan(asked?.l ?? 1);
    expect(Math.abs((asked?.h ?? 0) - (offered?.h ?? 0)) % 360).toBeLessThan(4);
  });

  it.each(["", "mauvish", "rgb(1 2 3 / 0.5)"])("is refused as “%s”", (answer) => {
    const fault = expect.stringContaining(`got "${answer}", wants an opaque colour`);
    expect(checkColour(answer, themes)).toEqual({ fault });
  });
});

describe("the tokens with other colours", () => {
  it("have them in both themes, and all else as it was", () => {
    const ribbon = ribbonFor("oklch(0.8 0.1 150)");
    const result = withRibbons(tokens, new Map([["salmon", ribbon]]));
    const after = themesOf(result);
    expect([after.light["ribbon-salmon"], after.light.salmon, after.dark.salmon]).toEqual(Object.values(ribbon));
    expect(ribbon.ribbon).toBe("oklch(0.8 0.1 150)");
    const changed = result.split("\n").filter((line, index) => line !== tokens.split("\n")[index]);
    expect(changed).toHaveLength(3);
    expect(withRibbons(tokens, new Map())).toBe(tokens);
  });

  it("are not guessed where a colour stands there in another way", () => {
    const odd = tokens.replace(/ {2}--color-ribbon-aqua: .*\n/, "");
    expect(() => withRibbons(odd, brandOf({ aqua: "#7fdedb" }))).toThrow(
      "--color-ribbon-aqua wants to stand once in each theme",
    );
  });
});
