import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { themesOf } from "../../src/styles/contrast.ts";
import { palettes, unlike } from "../support/palettes.ts";
import { withPalettes } from "./edit-palettes.ts";
import { ribbonIn, withRibbons } from "./edit-tokens.ts";
import { checkColour, type Ribbon, type RibbonName } from "./ribbons.ts";

const tokens = readFileSync("src/styles/tokens.css", "utf8");
const present = {
  tokens,
  film: readFileSync("studio/film/palette.ts", "utf8"),
  demos: readFileSync("studio/kit/kit.css", "utf8"),
};

function brandOf(colours: Readonly<Partial<Record<RibbonName, string>>>): Map<RibbonName, Ribbon> {
  return new Map(
    Object.entries(colours).map(([name, colour]) => {
      const checked = checkColour(colour, themesOf(tokens));
      if (!("ribbon" in checked)) throw new Error(checked.fault);
      return [name as RibbonName, checked.ribbon];
    }),
  );
}

it("nothing moves for colours that stay", () => {
  const { film, demos } = present;
  expect(withPalettes(present, new Map())).toEqual({ film, demos });
  const same = new Map(
    ribbonColours.map((name) => [name, { ribbon: ribbonIn(tokens, name), light: "", dark: "" }] as const),
  );
  expect(withPalettes(present, same)).toEqual({ film, demos });
});

it("a colour's shades move with it, and no other colour's; where text stands, they are as light as they were", () => {
  const { film, demos } = withPalettes(present, brandOf({ purple: "oklch(0.74 0.085 240)" }));
  expect(film).toContain("purple = linearFromOklch(0.715, 0.092, 236)");
  expect(demos).toContain("--color-purple: oklch(0.83 0.064 238)");
  expect(demos).toContain("--color-purple-soft: oklch(0.958 0.013 240)");
  expect(demos).toContain("--color-purple-deep: oklch(0.46 0.095 232)");
  const others = (text: string) => text.split("\n").filter((line) => !line.includes("purple"));
  expect([others(film), others(demos)]).toEqual([others(present.film), others(present.demos)]);
});

it("with the palettes moved, none has a colour that is not the brand's", () => {
  const brand = brandOf({ purple: "#7fb2ff", yellow: "#ffd166", aqua: "#8ce0c0", salmon: "#ffb08a", pink: "#c9c9d2" });
  const { light } = themesOf(withRibbons(tokens, brand));
  const found = ({ film, demos }: ReturnType<typeof withPalettes>) => [
    unlike(film, palettes.film, light),
    unlike(demos, palettes.demos, light),
  ];
  expect(found(present).every((names) => names.includes("purple"))).toBe(true);
  expect(found(withPalettes(present, brand))).toEqual([[], []]);
});
