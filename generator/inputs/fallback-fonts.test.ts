import { readFileSync } from "node:fs";
import { beforeAll, expect, it } from "vitest";
import { localeCodes } from "../../src/config/locales.ts";
import {
  type FallbackFace,
  fallbackFaces,
  fallbackStyles,
  isOutdated,
  leadMeasures,
  meanRatio,
} from "./fallback-fonts.ts";
import { allTexts, type Pairing, packaged, pairings } from "./fallback-pairings.ts";
import { lineCount } from "./line-count.ts";
import { metricsOf } from "./text-width.ts";

const remedy = "write the file anew: node tools/run.mjs tools/write-fallback-fonts.ts";
const written = readFileSync("src/styles/fallback-fonts.css", "utf8");

let faces: FallbackFace[];
beforeAll(async () => {
  faces = await fallbackFaces();
});

it("the style sheet is what the command writes", () => {
  const wanted = fallbackStyles(faces);
  expect(isOutdated(written, wanted), remedy).toBe(false);
  expect(isOutdated(written.replace("size-adjust: 1", "size-adjust: 2"), wanted)).toBe(true);
  expect(isOutdated(written.replace("Arial Bold", "Arial Black"), wanted)).toBe(true);
});

it("a line is as high before its typeface arrives as after", () => {
  const heights = { Onest: [0.97, 0.305], Literata: [1.177, 0.308] };
  for (const { family, sizeAdjust, ascent, descent } of faces) {
    const [above = 0, below = 0] = heights[family.startsWith("Onest") ? "Onest" : "Literata"];
    expect((ascent * sizeAdjust) / 1e4, family).toBeCloseTo(above, 3);
    expect((descent * sizeAdjust) / 1e4, family).toBeCloseTo(below, 3);
  }
});

it("the hero's lead has as many lines before its typeface arrives as after, more often than at the mean width", async () => {
  const { ours, theirs, lead, texts } = pairings.at(-1) as Pairing;
  const [own, other] = [await metricsOf(ours), await metricsOf(theirs)];
  const alike = (stretch: number) =>
    localeCodes.flatMap((locale) =>
      leadMeasures.filter((measure) => {
        const text = lead?.(locale) ?? "";
        return lineCount(other, text, measure, stretch) === lineCount(own, text, measure);
      }),
    ).length;
  const chosen = (faces.at(-1)?.sizeAdjust ?? 0) / 100;
  expect(alike(chosen)).toBeGreaterThanOrEqual(alike(meanRatio(own, other, texts)));
  expect(alike(chosen)).toBeGreaterThan(alike(1));
});

it.each([
  ["arimo", 400, "Hi Я", (1479 + 455 + 569 + 1479) / 2048],
  ["tinos", 700, "Hi Я", (1593 + 569 + 512 + 1479) / 2048],
])("%s is as wide as the system's typeface for which it stands", async (name, weight, text, width) => {
  const { widthOf } = await metricsOf(packaged(name, weight));
  expect(widthOf(text)).toBeCloseTo(width, 2);
});

it("Roboto is so nearly as wide as Arial that one face serves both", async () => {
  const arial = await metricsOf(packaged("arimo", 400));
  const roboto = await metricsOf(packaged("roboto", 400));
  expect(Math.abs(meanRatio(arial, roboto, allTexts) - 1)).toBeLessThanOrEqual(0.005);
});

it.each([
  ["one two three", 20, 1],
  ["one two three", 4, 2],
  ["one two three", 2, 3],
  ["one-two three", 2, 3],
  ["unbreakable", 2, 1],
])("%s stands on its lines in a column of %i em", (text, measure, count) => {
  const metrics = { ascent: 1, descent: 0, lineGap: 0, widthOf: (run: string) => run.length / 2, writes: () => true };
  expect(lineCount(metrics, text, measure)).toBe(count);
});
