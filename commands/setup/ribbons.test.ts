import { readFileSync } from "node:fs";
import { converter } from "culori";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast, leastTextContrast, themesOf } from "../../src/styles/contrast.ts";
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
