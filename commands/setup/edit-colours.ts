import { converter, type Oklch } from "culori";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { themesOf } from "../../src/styles/contrast.ts";
import { filmPalette } from "../support/palettes.ts";
import { lighter, type Ribbon, type RibbonName } from "./ribbons.ts";

type Ribbons = ReadonlyMap<RibbonName, Ribbon>;

function withToken(block: string, name: string, value: string): string {
  const declaration = new RegExp(`(?<=--color-${name}: )[^;]+(?=;)`, "g");
  if (block.match(declaration)?.length !== 1) {
    throw new OwnerError("src/styles/tokens.css cannot be changed by itself:", [
      `--color-${name} wants to stand once in each theme; set the colours by hand`,
    ]);
  }
  return block.replace(declaration, value);
}

/** The present colour of a ribbon. */
export function ribbonIn(tokens: string, name: RibbonName): string {
  return themesOf(tokens).light[`ribbon-${name}`] ?? "";
}

/** The tokens with other colours of some ribbons, their fields and what follows them, and all else as it was. */
export function withRibbons(tokens: string, ribbons: Ribbons): string {
  const start = tokens.indexOf(".dark {");
  let light = tokens.slice(0, start);
  let dark = tokens.slice(start);
  // What stands out, as the button to the shop does, has the colour in the place of yellow, unless it has been given another.
  const yellow = themesOf(tokens).light.highlight === ribbonIn(tokens, "yellow") ? ribbons.get("yellow") : undefined;
  for (const [name, ribbon] of ribbons) {
    light = withToken(withToken(light, `ribbon-${name}`, ribbon.ribbon), name, ribbon.light);
    dark = withToken(dark, name, ribbon.dark);
  }
  if (yellow) light = withToken(light, "highlight", yellow.ribbon);
  if (yellow) light = withToken(light, "highlight-hover", lighter(yellow.ribbon));
  return light + dark;
}

const toOklch = converter("oklch");

const digits = (value: number, count: number) => String(Number(value.toFixed(count)));

/** What takes the place of a shade's three numbers when its colour changes: as light and as rich against it as it was. */
const moved =
  (from: Oklch, to: Oklch) =>
  (_: string, ...found: string[]) => {
    const [l = 0, c = 0, h = 0] = found.slice(0, 3).map(Number);
    const lightness = Math.min(1, Math.max(0, l + to.l - from.l));
    const chroma = from.c > 0 ? (c * to.c) / from.c : c;
    const hue = (h + (to.h ?? 0) - (from.h ?? 0) + 720) % 360;
    return [digits(lightness, 3), digits(chroma, 3), digits(hue, 1)].join(", ");
  };

/**
 * The film's palette, moved as far as the brand's colours are. A colour that is written in another way than as three numbers
 * stays as it is.
 *
 * @param present its file, and `src/styles/tokens.css` with the colours as they are now
 */
export function withFilmPalette(present: Record<"film" | "tokens", string>, ribbons: Ribbons): string {
  return [...ribbons].reduce((film, [name, { ribbon }]) => {
    const [from, to] = [toOklch(ribbonIn(present.tokens, name)), toOklch(ribbon)];
    return from && to ? film.replace(filmPalette.numbersOf(name), moved(from, to)) : film;
  }, present.film);
}
