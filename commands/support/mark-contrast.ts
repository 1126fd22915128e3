import { clampRgb, type Rgb, wcagContrast } from "culori";
import sharp from "sharp";
import type { Colours } from "../../src/styles/contrast.ts";

/** In px, of each side of the picture that is looked at. */
const size = 64;
/** What WCAG 2.2 asks of a sign that is to be told from its ground. */
const leastContrast = 3;
/** The least share of a mark that has to be told from its ground. */
const leastShare = 0.5;
/** Of 255; what is fainter is the soft edge of a shape. */
const leastOpacity = 128;

/**
 * Why a mark is hardly seen on the bar at the top of every page, which is dark in both themes; nothing where it is seen well.
 *
 * @param mark an SVG file
 * @param colours those of the light theme
 */
export async function dimMarkFault(mark: string, colours: Colours): Promise<string | undefined> {
  const bar = clampRgb(colours["night-raised"] ?? "") as Rgb;
  const pixels = await sharp(Buffer.from(mark)).resize(size, size).ensureAlpha().raw().toBuffer();
  let drawn = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, opacity = 0] = pixels.subarray(at, at + 4);
    if (opacity < leastOpacity) continue;
    drawn += 1;
    if (wcagContrast({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 }, bar) >= leastContrast) seen += 1;
  }
  if (drawn > 0 && seen / drawn >= leastShare) return undefined;
  const percent = drawn > 0 ? Math.round((100 * (drawn - seen)) / drawn) : 100;
  return `${percent}% of the mark has less than ${leastContrast}:1 on the dark bar at the top of every page; draw it in lighter colours`;
}
