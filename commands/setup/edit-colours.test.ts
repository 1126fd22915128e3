import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { contrast, leastTextContrast, themesOf } from "../../src/styles/contrast.ts";
import { unlike } from "../support/palettes.ts";
import { ribbonIn, withFilmPalette, withRibbons } from "./edit-colours.ts";
import { checkColour, type Ribbon, type RibbonName } from "./ribbons.ts";

const tokens = readFileSync("src/styles/tokens.css", "utf8");
const present = {
  tokens,
  film: readFileSync("studio/film/palette.ts", "utf8"),
};
const themes = themesOf(tokens);
const hexadecimal = fc.stringMatching(/^#[0-9a-f]{6}$/);

/** The ribbon of a colour, or of the one that is offered in its place. */
function ribbonFor(colour: string): Ribbon {
  const checked = checkColour(colour, themes);
  return "ribbon" in checked ? checked.ribbon : ribbonFor(checked.offer ?? "");
}

const brandOf = (colours: Readonly<Partial<Record<RibbonName, string>>>) =>
  new Map(Object.entries(colours).map(([name, colour]) => [name as RibbonName, ribbonFor(colour)]));

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
        const ribbon = ribbonFor(answer);
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

  it("are not guessed where a colour stands there in another way", () => {
    const odd = tokens.replace(/ {2}--color-ribbon-aqua: .*\n/, "");
    expect(() => withRibbons(odd, new Map([["aqua", ribbonFor("#7fdedb")]]))).toThrow(
      "--color-ribbon-aqua wants to stand once in each theme",
    );
  });
});

it("the film's palette does not move for colours that stay", () => {
  const same = new Map(
    ribbonColours.map((name) => [name, { ribbon: ribbonIn(tokens, name), light: "", dark: "" }] as const),
  );
  expect(withFilmPalette(present, same)).toBe(present.film);
});

it("a colour's shade moves with it, and no other colour's", () => {
  const film = withFilmPalette(present, brandOf({ purple: "oklch(0.74 0.085 240)" }));
  expect(film).toContain("purple = linearFromOklch(0.715, 0.092, 236)");
  const others = (text: string) => text.split("\n").filter((line) => !line.includes("purple"));
  expect(others(film)).toEqual(others(present.film));
});

it("with its palette moved, the film has no colour that is not the brand's", () => {
  const brand = brandOf({ purple: "#7fb2ff", yellow: "#ffd166", aqua: "#8ce0c0", salmon: "#ffb08a", pink: "#c9c9d2" });
  const { light } = themesOf(withRibbons(tokens, brand));
  expect(unlike(present.film, light)).toContain("purple");
  expect(unlike(withFilmPalette(present, brand), light)).toEqual([]);
});
