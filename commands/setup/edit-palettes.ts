import { converter, type Oklch } from "culori";
import { palettes } from "../support/palettes.ts";
import { ribbonIn } from "./edit-tokens.ts";
import type { Ribbon, RibbonName } from "./ribbons.ts";

const toOklch = converter("oklch");

const digits = (value: number, count: number) => String(Number(value.toFixed(count)));

/** How a palette's own shade of a colour moves when the colour does: as light and as rich against it as it was. */
interface Move {
  lightness: number;
  chroma: number;
  hue: number;
}

function moveBetween(from: Oklch, to: Oklch): Move {
  return { lightness: to.l - from.l, chroma: from.c > 0 ? to.c / from.c : 1, hue: (to.h ?? 0) - (from.h ?? 0) };
}

/** What takes the place of a colour's three numbers, written between them as they were. */
const moved =
  (between: string, { lightness, chroma, hue }: Move) =>
  (_: string, ...numbers: string[]): string => {
    const [l = 0, c = 0, h = 0] = numbers.slice(0, 3).map(Number);
    const light = Math.min(1, Math.max(0, l + lightness));
    return [digits(light, 3), digits(c * chroma, 3), digits((((h + hue) % 360) + 360) % 360, 1)].join(between);
  };

/** Files by what they hold. */
interface Palettes {
  film: string;
  demos: string;
}

/**
 * The palettes of film and demos, moved as far as the brand's colours are. A colour that is written in another way than as
 * three numbers stays as it is.
 *
 * @param tokens `src/styles/tokens.css` with the colours as they are now
 */
export function withPalettes(
  { film, demos, tokens }: Palettes & { tokens: string },
  ribbons: ReadonlyMap<RibbonName, Ribbon>,
): Palettes {
  for (const [name, { ribbon }] of ribbons) {
    const [from, to] = [toOklch(ribbonIn(tokens, name)), toOklch(ribbon)];
    if (!from || !to) continue;
    const move = moveBetween(from, to);
    film = film.replace(palettes.film.numbersOf(name), moved(", ", move));
    demos = demos.replace(palettes.demos.numbersOf(name), moved(" ", move));
    // Text stands on the one and in the other: as light as they were.
    for (const shade of [`${name}-soft`, `${name}-deep`])
      demos = demos.replace(palettes.demos.numbersOf(shade), moved(" ", { ...move, lightness: 0 }));
  }
  return { film, demos };
}
