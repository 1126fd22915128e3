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

/** Why a mark is hardly seen on the bar at the top of every page, which is dark in both themes. */
export async function dimMarkFault(mark: string, colours: Colours): Promise<string | undefined> {
  const bar = clampRgb(colours["night-raised"] ?? "") as Rgb;
  const pixels = await sharp(Buffer.from(mark)).resize(size, size).ensureAlpha().raw().toBuffer();
  const colourAt = (at: number): Rgb => {
    const [r = 0, g = 0, b = 0] = Array.from(pixels.subarray(at, at + 3), (part) => part / 255);
    return { mode: "rgb", r, g, b };
  };
  const drawn = Array.from({ length: size * size }, (_, index) => index * 4)
    .filter((at) => (pixels[at + 3] ?? 0) >= leastOpacity)
    .map((at) => wcagContrast(colourAt(at), bar));
  const dim = drawn.length > 0 ? drawn.filter((ratio) => ratio < leastContrast).length / drawn.length : 1;
  if (1 - dim >= leastShare) return undefined;
  return `${Math.round(100 * dim)}% of the mark has less than ${leastContrast}:1 on the dark bar at the top of every page; draw it in lighter colours`;
}
