import { converter, type Oklch } from "culori";
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

type Numbers = [lightness: string, chroma: string, hue: string];

/** @param keepsLightness where the shade bears text or stands behind it */
function moved(numbers: readonly string[], { lightness, chroma, hue }: Move, keepsLightness = false): Numbers {
  const [l = 0, c = 0, h = 0] = numbers.map(Number);
  const light = keepsLightness ? l : Math.min(1, Math.max(0, l + lightness));
  return [digits(light, 3), digits(c * chroma, 3), digits((((h + hue) % 360) + 360) % 360, 1)];
}

/** The film's colours and the demos' with their shades, as their files have them. */
export interface Palettes {
  /** `studio/film/palette.ts` */
  film: string;
  /** `studio/kit/kit.css` */
  demos: string;
}

/**
 * The palettes of film and demos, moved as far as the brand's colours are. A colour that is written in another way than as
 * three numbers stays as it is.
 *
 * @param ribbonsNow the present colour of each ribbon that is to change, as CSS writes it
 */
export function withPalettes(
  { film, demos }: Palettes,
  ribbonsNow: ReadonlyMap<RibbonName, string>,
  ribbons: ReadonlyMap<RibbonName, Ribbon>,
): Palettes {
  for (const [name, { ribbon }] of ribbons) {
    const [from, to] = [toOklch(ribbonsNow.get(name) ?? ""), toOklch(ribbon)];
    if (!from || !to) continue;
    const move = moveBetween(from, to);
    film = film.replace(
      new RegExp(`(?<=\\b${name} = linearFromOklch\\()([\\d.]+), ([\\d.]+), ([\\d.]+)(?=\\))`),
      (_, ...numbers: string[]) => moved(numbers.slice(0, 3), move).join(", "),
    );
    demos = demos.replace(
      new RegExp(`(?<=--color-${name}(-soft|-deep)?: oklch\\()([\\d.]+) ([\\d.]+) ([\\d.]+)(?=\\))`, "g"),
      (_, shade: string | undefined, ...numbers: string[]) =>
        moved(numbers.slice(0, 3), move, Boolean(shade)).join(" "),
    );
  }
  return { film, demos };
}
