import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { type Locale, localeCodes, localeNames } from "../../src/config/locales.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { contentHash } from "../content-hash.ts";
import { withoutSpaceKerning } from "./space-kerning.ts";

export interface Family {
  name: string;
  package: string;
  file: (script: string) => string;
  /** CSS `font-weight`: one number, or a range. */
  weight: string;
  axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

export const families: readonly Family[] = [
  {
    name: "Literata",
    package: "@fontsource-variable/literata",
    file: (script) => `literata-${script}-opsz-normal.woff2`,
    weight: "600",
    axes: { opsz: 72, wght: 600 },
  },
  {
    name: "Onest",
    package: "@fontsource-variable/onest",
    file: (script) => `onest-${script}-wght-normal.woff2`,
    weight: "400 700",
    axes: { wght: { min: 400, max: 700 } },
  },
];

/**
 * The scripts into which the packages divide their characters, in the order in which a character is looked for, each with the
 * blocks of Unicode in which its characters lie: a browser loads a file only for a page that shows some of them.
 */
const scripts = {
  latin: "U+0-FF,U+2000-2BFF",
  "latin-ext": "U+100-3FF,U+1E00-1FFF",
  cyrillic: "U+400-45F",
  "cyrillic-ext": "U+460-52F",
} as const;

const require = createRequire(import.meta.url);

interface Subset {
  fileName: string;
  content: Buffer;
  face: string;
  characters: ReadonlySet<string>;
}

export interface Fonts {
  /** `@font-face` rules for all languages; a browser loads only the files whose characters a page shows. */
  css: string;
  files: ReadonlyMap<string, Uint8Array>;
  /** The addresses of the files whose letters the texts of a language use. */
  addresses: Readonly<Record<Locale, readonly string[]>>;
}

function inRange(character: string, ranges: string): boolean {
  const point = character.codePointAt(0) ?? 0;
  return ranges.split(",").some((range) => {
    const [from, to] = range
      .replace("U+", "")
      .split("-")
      .map((hex) => Number.parseInt(hex, 16));
    return from !== undefined && point >= from && point <= (to ?? from);
  });
}

/** Subsetting takes a second or two: the result is stored in `cacheFolder` under a hash of what it was made from. */
async function subsetFile(source: Buffer, text: string, family: Family, cacheFolder: string): Promise<Buffer> {
  const key = contentHash(Buffer.concat([source, Buffer.from(text + JSON.stringify(family.axes))]));
  const stored = join(cacheFolder, `${family.name}-${key}.woff2`);
  if (existsSync(stored)) return readFileSync(stored);
  const subset = await subsetFont(await withoutSpaceKerning(source), text, {
    targetFormat: "woff2",
    variationAxes: family.axes,
  });
  replaceFiles([{ file: stored, content: subset }]);
  return subset;
}

async function subsetFamily(family: Family, characters: readonly string[], cacheFolder: string): Promise<Subset[]> {
  const folder = dirname(require.resolve(`${family.package}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  let left = [...characters];
  const subsets: Subset[] = [];
  for (const [script, blocks] of Object.entries(scripts)) {
    const own = left.filter((character) => inRange(character, ranges[script] ?? ""));
    left = left.filter((character) => !own.includes(character));
    if (own.length === 0) continue;
    const source = readFileSync(join(folder, "files", family.file(script)));
    const content = await subsetFile(source, own.join(""), family, cacheFolder);
    const fileName = `assets/${family.name.toLowerCase()}-${script}-${contentHash(content)}.woff2`;
    const face = `@font-face{font-family:${family.name};font-weight:${family.weight};font-display:swap;src:url(/${fileName})format("woff2");unicode-range:${blocks}}`;
    subsets.push({ fileName, content, face, characters: new Set(own) });
  }
  return subsets;
}

/** Subsets the two families to the characters that the given texts use. */
export async function makeFonts(textOf: Readonly<Record<Locale, string>>, cacheFolder: string): Promise<Fonts> {
  const always = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?()[]{}/-–—&%+@©·|…“”‘’«»";
  const names = Object.values(localeNames).join("");
  const all = new Set([...always, ...names, ...Object.values(textOf).join("")].filter((character) => character >= " "));
  const characters = [...all].sort();
  const subsets: Subset[] = [];
  // One after the other: the library that unpacks them writes all into the same memory.
  for (const family of families) subsets.push(...(await subsetFamily(family, characters, cacheFolder)));
  const addressesFor = (text: string) => {
    const letters = [...new Set(text)].filter((character) => /\p{L}/u.test(character));
    const used = subsets.filter((subset) => letters.some((letter) => subset.characters.has(letter)));
    return used.map(({ fileName }) => `/${fileName}`);
  };
  return {
    css: subsets.map(({ face }) => face).join(""),
    files: new Map(subsets.map(({ fileName, content }) => [fileName, content])),
    addresses: Object.fromEntries(localeCodes.map((code) => [code, addressesFor(textOf[code])])) as Record<
      Locale,
      string[]
    >,
  };
}
