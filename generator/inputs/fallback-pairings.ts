import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../src/config/locales.ts";
import { families } from "./fonts.ts";
import type { Typeface } from "./text-width.ts";

/** A typeface of ours with what systems have in its place. */
export interface Pairing {
  family: string;
  /** As the style sheet's `font-weight`. */
  weight: string;
  /** The names by which systems know theirs. */
  local: readonly string[];
  ours: Typeface;
  /** A free typeface that is exactly as wide as the system's: Arimo as Arial, Tinos as Times New Roman. */
  theirs: Typeface;
  /** What is set in it. */
  texts: (locale: Locale) => readonly string[];
  /** What must stand on as many lines as before when ours arrives. */
  lead?: (locale: Locale) => string;
}

interface Strings {
  hero: { titleFirst: string; titleSecond: string; subtitle: string };
  demos?: unknown;
}

const strings = (locale: Locale) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../src/content/strings/${locale}.json`), "utf8")) as Strings;

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}

/** All that the pages say; what the demos say is drawn. */
export const allTexts = (locale: Locale) => textsIn({ ...strings(locale), demos: undefined });

/** What is largest, and seen first. */
const titles = (locale: Locale) => {
  const { titleFirst, titleSecond } = strings(locale).hero;
  return [titleFirst, titleSecond];
};

const bold = "600 700";

function ours(name: string, weight: number): Typeface {
  const family = families.find((one) => one.name === name);
  if (!family) throw new Error(`The site has no family "${name}"`);
  const pinned = Object.entries(family.axes).filter((axis): axis is [string, number] => typeof axis[1] === "number");
  return { package: family.package, file: family.file, axes: { ...Object.fromEntries(pinned), wght: weight } };
}

/** A typeface of a Fontsource package. */
export const packaged = (name: string, weight: number): Typeface => ({
  package: `@fontsource/${name}`,
  file: (script) => `${name}-${script}-${weight}-normal.woff2`,
});

const literata = { weight: bold, ours: ours("Literata", 600), texts: titles };
const onest = { family: "Onest Fallback", texts: allTexts };

/**
 * Roboto, of Android, is so nearly as wide as Arial in these texts that one face serves both. Its bold is not, and newer
 * Androids have no file of that name; Noto Serif has measures of its own.
 */
export const pairings: readonly Pairing[] = [
  {
    ...literata,
    family: "Literata Fallback",
    local: ["Times New Roman Bold", "Liberation Serif Bold"],
    theirs: packaged("tinos", 700),
  },
  { ...literata, family: "Literata Noto", local: ["NotoSerif-Bold"], theirs: packaged("noto-serif", 700) },
  {
    ...onest,
    weight: bold,
    local: ["Arial Bold", "Liberation Sans Bold"],
    ours: ours("Onest", 600),
    theirs: packaged("arimo", 700),
  },
  {
    ...onest,
    weight: "400 500",
    local: ["Arial", "Liberation Sans", "Roboto-Regular"],
    ours: ours("Onest", 400),
    theirs: packaged("arimo", 400),
    lead: (locale) => strings(locale).hero.subtitle,
  },
];
