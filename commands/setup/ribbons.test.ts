import { readFileSync } from "node:fs";
import { converter } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { contrast, leastTextContrast, themesOf } from "../../src/styles/contrast.ts";
import { ribbonIn, withRibbons } from "./edit-tokens.ts";
import { checkColour, type Ribbon } from "./ribbons.ts";

const tokens = readFileSync("src/styles/tokens.css", "utf8");
const themes = themesOf(tokens);
const oklch = converter("oklch");

function ribbonFor(answer: string): Ribbon {
  const checked = checkColour(answer, themes);
  if (!("ribbon" in checked)) throw new Error(checked.fault);
  return checked.ribbon;
}

const hexadecimal = fc.stringMatching(/^#[0-9a-f]{6}$/);

describe("a colour of the brand", () => {
  it("is taken as it is where text on its field can be read, with a quieter field and a deep one for the dark", () => {
    const { ribbon, light, dark } = ribbonFor("#ab85f5");
    const [own, field, deep] = [ribbon, light, dark].map((colour) => oklch(colour));
    expect(own?.l).toBeCloseTo(oklch("#ab85f5")?.l ?? 0, 2);
    expect(field?.c).toBeLessThan(own?.c ?? 0);
    expect(deep?.l).toBeLessThan(0.5);
  });

  it("is never written so that a text cannot be read in either theme, and what is offered in its place will do", () => {
    fc.assert(
      fc.property(hexadecimal, (answer) => {
        const checked = checkColour(answer, themes);
        const { ribbon, light, dark } =
          "ribbon" in checked ? checked.ribbon : ribbonFor(checked.offer ?? "nothing is offered");
        for (const [theme, field] of [
          ["light", light],
          ["dark", dark],
        ] as const) {
          const colours = { ...themes[theme], field, ribbon };
          expect(contrast(colours, "ink", "field")).toBeGreaterThanOrEqual(leastTextContrast);
          expect(contrast(colours, "on-highlight", "ribbon")).toBeGreaterThanOrEqual(leastTextContrast);
        }
      }),
    );
  });

  it.each(["#1a237e", "#7f1d1d", "#064e3b", "#000000"])(
    "too dark, as %s, gets the nearest that will do, of the same hue",
    (answer) => {
      const checked = checkColour(answer, themes);
      if (!("offer" in checked)) throw new Error("it was taken");
      const [asked, offered] = [answer, checked.offer ?? ""].map((colour) => oklch(colour));
      expect(checked.fault).toContain(`text on "${answer}" has `);
      expect(checked.fault).toContain(`wants 4.5:1; the nearest colour that has it is ${checked.offer}`);
      expect(Math.abs((asked?.h ?? 0) - (offered?.h ?? 0)) % 360).toBeLessThan((asked?.c ?? 0) > 0.01 ? 4 : 361);
      expect(offered?.l).toBeGreaterThan(asked?.l ?? 1);
    },
  );

  it.each(["", "mauvish", "#12345", "rgb(1 2 3 / 0.5)"])("is refused as “%s”", (answer) => {
    expect(checkColour(answer, themes)).toEqual({
      fault: expect.stringContaining(`got "${answer}", wants an opaque colour`),
    });
  });
});

describe("the tokens with other colours", () => {
  it("have them in both themes, and all else as it was", () => {
    const ribbon = ribbonFor("oklch(0.8 0.1 150)");
    const result = withRibbons(tokens, new Map([["salmon", ribbon]]));
    const after = themesOf(result);
    expect(ribbonIn(result, "salmon")).toBe("oklch(0.8 0.1 150)");
    expect([after.light.salmon, after.dark.salmon]).toEqual([ribbon.light, ribbon.dark]);
    const changed = result.split("\n").filter((line, index) => line !== tokens.split("\n")[index]);
    expect(changed).toHaveLength(3);
    expect(withRibbons(tokens, new Map())).toBe(tokens);
  });

  it("let what stands out follow the colour in the place of yellow, and be read there", () => {
    fc.assert(
      fc.property(hexadecimal, (answer) => {
        const checked = checkColour(answer, themes);
        const ribbon = "ribbon" in checked ? checked.ribbon : ribbonFor(checked.offer ?? "nothing is offered");
        const { light } = themesOf(withRibbons(tokens, new Map([["yellow", ribbon]])));
        expect(light.highlight).toBe(ribbon.ribbon);
        const pairs = ["highlight night", "on-highlight highlight", "on-highlight highlight-hover"];
        for (const pair of pairs) {
          expect(contrast(light, ...(pair.split(" ") as [string, string])), pair).toBeGreaterThanOrEqual(
            leastTextContrast,
          );
        }
      }),
    );
  });

  it("leave what stands out as it is where it has been given a colour of its own", () => {
    const own = tokens.replace(/(--color-highlight: )[^;]+/, "$1oklch(0.9 0.1 120)");
    expect(themesOf(withRibbons(own, new Map([["yellow", ribbonFor("#ab85f5")]]))).light.highlight).toBe(
      "oklch(0.9 0.1 120)",
    );
  });

  it("know the present ones", () => {
    for (const name of ribbonColours) expect(oklch(ribbonIn(tokens, name))).toBeDefined();
  });

  it("are not guessed where a colour stands there in another way", () => {
    const odd = tokens.replace(/ {2}--color-ribbon-aqua: .*\n/, "");
    expect(() => withRibbons(odd, new Map([["aqua", ribbonFor("#7fdedb")]]))).toThrow(
      "--color-ribbon-aqua wants to stand once in each theme",
    );
  });
});
