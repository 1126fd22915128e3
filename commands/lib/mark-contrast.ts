import { clampRgb, type Rgb, wcagContrast } from "culori";
import sharp from "sharp";
import type { Colours } from "../../src/styles/contrast.ts";

/** Side of the rendered mark, in px. */
const size = 64;
/** WCAG 2.2, for graphics. */
const minContrast = 3;
/** Share of the mark that needs this contrast. */
const minShare = 0.5;
/** Of 255. Fainter pixels are anti-aliased edges. */
const minOpacity = 128;

/** Returns a fault if a mark is too dark for the top bar, which is dark in both themes. */
export async function markContrastFault(mark: string, colours: Colours): Promise<string | undefined> {
  const bar = clampRgb(colours["night-raised"] ?? "") as Rgb;
  const pixels = await sharp(Buffer.from(mark)).resize(size, size).ensureAlpha().raw().toBuffer();
  const colourAt = (offset: number): Rgb => {
    const [r = 0, g = 0, b = 0] = Array.from(pixels.subarray(offset, offset + 3), (channel) => channel / 255);
    return { mode: "rgb", r, g, b };
  };
  const ratios = Array.from({ length: size * size }, (_, index) => index * 4)
    .filter((offset) => (pixels[offset + 3] ?? 0) >= minOpacity)
    .map((offset) => wcagContrast(colourAt(offset), bar));
  const darkShare = ratios.length > 0 ? ratios.filter((ratio) => ratio < minContrast).length / ratios.length : 1;
  if (1 - darkShare >= minShare) return undefined;
  return `${Math.round(100 * darkShare)}% of the logo mark has less than ${minContrast}:1 contrast on the dark bar at the top of every page; use lighter colours`;
}
