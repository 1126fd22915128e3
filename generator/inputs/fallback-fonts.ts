import { createFontStack } from "@capsizecss/core";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { type Pairing, pairings } from "./fallback-pairings.ts";
import { lineCount } from "./line-count.ts";
import { type Metrics, metricsOf } from "./text-width.ts";

/**
 * What a system has in place of a typeface of ours, stretched to its measures. Sizes in percent. The gap between lines is
 * left out: it counts only where no line height is set, and the page sets one for all.
 */
export interface FallbackFace extends Pick<Pairing, "family" | "weight" | "local"> {
  sizeAdjust: number;
  ascent: number;
  descent: number;
}

/** How wide the hero's paragraph is, in em, on phones of 360, 390, 393, 412 and 430 px and on screens of 1280 and 1440 px. */
export const leadMeasures = [15.63, 16.97, 17.1, 17.88, 18.58, 22.92, 23.65];

/** How far from the mean a face may be stretched, in steps, so that the lead breaks as it will. */
const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((step) => step * 0.0025);

/** The languages whose letters both typefaces have; another's come from the visitor's system, before and after. */
const measuredLocales = (one: Metrics, other: Metrics, texts: Pairing["texts"]) =>
  localeCodes.filter((locale) => [one, other].every(({ writes }) => writes(texts(locale).join(""))));

/** How much wider a language's texts are in one typeface than in another, as the mean over the languages they can write. */
export function meanRatio(one: Metrics, other: Metrics, texts: Pairing["texts"]): number {
  const widthIn = ({ widthOf }: Metrics, locale: Locale) => texts(locale).reduce((sum, text) => sum + widthOf(text), 0);
  const ratios = measuredLocales(one, other, texts).map((locale) => widthIn(one, locale) / widthIn(other, locale));
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

/** The mean, or the nearest to it with which the lead stands on as many lines in either typeface as often as can be. */
function stretchOf(own: Metrics, other: Metrics, { texts, lead }: Pairing): number {
  const mean = meanRatio(own, other, texts);
  if (!lead) return mean;
  const columns = measuredLocales(own, other, texts).flatMap((locale) =>
    leadMeasures.map((measure) => ({ text: lead(locale), measure, lines: lineCount(own, lead(locale), measure) })),
  );
  const differing = steps.map(
    (step) =>
      columns.filter(({ text, measure, lines }) => lineCount(other, text, measure, mean + step) !== lines).length,
  );
  return mean + (steps[differing.indexOf(Math.min(...differing))] ?? 0);
}

async function faceOf(pairing: Pairing): Promise<FallbackFace> {
  const { family, weight, local, ours, theirs } = pairing;
  const own = await metricsOf(ours);
  const other = await metricsOf(theirs);
  const em = { unitsPerEm: 1, familyName: family };
  const { fontFaces } = createFontStack(
    [
      { ...em, ...own, xWidthAvg: stretchOf(own, other, pairing) },
      { ...em, ...other, xWidthAvg: 1 },
    ],
    { fontFaceFormat: "styleObject" },
  );
  const face = fontFaces[0]?.["@font-face"];
  const numberIn = (value: string | number | undefined) => Number.parseFloat(String(value ?? 0));
  return {
    family,
    weight,
    local,
    sizeAdjust: numberIn(face?.sizeAdjust),
    ascent: numberIn(face?.ascentOverride),
    descent: numberIn(face?.descentOverride),
  };
}

/** Every face that stands in for a typeface of the site until its own files have arrived. */
export async function fallbackFaces(): Promise<FallbackFace[]> {
  const faces: FallbackFace[] = [];
  for (const pairing of pairings) faces.push(await faceOf(pairing));
  return faces;
}

const header = `/*
 * What a system has, stretched to the measures of the two families, so that nothing moves when they arrive: heights are
 * the families' own, widths the mean over the site's own texts in all languages, for Literata over the hero's titles.
 * Written by a command, after a change of a typeface or of many texts: node tools/run.mjs tools/write-fallback-fonts.ts
 */
`;

const percent = (value: number) => `${Math.round(value * 10) / 10}%`;

function ruleOf({ family, weight, local, sizeAdjust, ascent, descent }: FallbackFace): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  src: ${local.map((name) => `local("${name}")`).join(", ")};
  size-adjust: ${percent(sizeAdjust)};
  ascent-override: ${percent(ascent)};
  descent-override: ${percent(descent)};
}
`;
}

/** The style sheet of these faces. */
export function fallbackStyles(faces: readonly FallbackFace[]): string {
  return header + faces.map(ruleOf).join("\n");
}

const number = /[\d.]+(?=%)/g;

/** Whether a written style sheet no longer fits: another face is in it, or a measure is off by more than an owner's texts do. */
export function isOutdated(written: string, wanted: string): boolean {
  const numbersIn = (css: string) => [...css.matchAll(number)].map(([value]) => Number(value));
  const [old, fresh] = [numbersIn(written), numbersIn(wanted)];
  return (
    written.replace(number, "0") !== wanted.replace(number, "0") ||
    fresh.some((value, index) => Math.abs(value - (old[index] ?? 0)) > 1.1)
  );
}
