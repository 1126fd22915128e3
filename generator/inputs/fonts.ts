import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { type Locale, localeCodes, localeNames } from "../../src/config/locales.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { contentHash } from "../content-hash.ts";
import { withoutSpaceKerning } from "./space-kerning.ts";

/** `variant` is what varies in the package's files, `kernsSpace` what `withoutSpaceKerning` takes away. */
export const families = [
  { name: "Literata", variant: "opsz", weight: "600", axes: { opsz: 72, wght: 600 }, kernsSpace: false },
  { name: "Onest", variant: "wght", weight: "400 700", axes: { wght: { min: 400, max: 700 } }, kernsSpace: true },
] as const;

type Family = (typeof families)[number];

const { resolve } = createRequire(import.meta.url);

/** A family's file for a script, as its package has it; not every family has every script. */
export function sourceOf({ name, variant }: Family, script: string): string {
  const family = name.toLowerCase();
  const inPackage = resolve(`@fontsource-variable/${family}/unicode.json`);
  return join(dirname(inPackage), `files/${family}-${script}-${variant}-normal.woff2`);
}

/**
 * The scripts into which the packages divide their characters, each with those of them in which texts may be, as CSS's
 * `unicode-range`: a browser loads a file only for a page that shows some of them.
 */
const scripts = {
  latin: "U+0-FF,U+131,U+152-153,U+2000-2BFF",
  "latin-ext": "U+100-130,U+132-151,U+154-3FF,U+1E00-1FFF",
  cyrillic: "U+400-45F",
  "cyrillic-ext": "U+460-52F",
} as const;

/** A CSS `unicode-range` as a pattern: `U+0-FF,U+131` is `[\u{0}-\u{FF}\u{131}]`. */
const inRange = (ranges: string) => new RegExp(`[${ranges.replace(/(?:U\+)?([\da-f]+),?/gi, "\\u{$1}")}]`, "u");

/** Subsetting takes a second or two: the result is stored in `cacheFolder` under a hash of what it was made from. */
async function subsetFile(source: Buffer, text: string, family: Family, cacheFolder: string): Promise<Buffer> {
  const key = contentHash(Buffer.concat([source, Buffer.from(text + JSON.stringify(family.axes))]));
  const stored = join(cacheFolder, `${family.name}-${key}.woff2`);
  if (existsSync(stored)) return readFileSync(stored);
  const font = family.kernsSpace ? await withoutSpaceKerning(source) : source;
  const content = await subsetFont(font, text, { targetFormat: "woff2", variationAxes: family.axes });
  replaceFiles([{ file: stored, content }]);
  return content;
}

export type Fonts = Awaited<ReturnType<typeof makeFonts>>;

/**
 * Subsets the two families to the characters that the given texts use: `@font-face` rules for all languages, the files, and the
 * addresses of those of them whose letters the texts of a language use.
 */
export async function makeFonts(textOf: Readonly<Record<Locale, string>>, cacheFolder: string) {
  const always = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?()[]{}/-–—&%+@©·|…“”‘’«»";
  const all = [always, ...Object.values(localeNames), ...Object.values(textOf)].join("");
  const characters = [...new Set(all)].filter((character) => character >= " ").sort();
  const faces: string[] = [];
  const files = new Map<string, Uint8Array>();
  const lettersIn = new Map<string, RegExp>();
  for (const family of families) {
    for (const [script, range] of Object.entries(scripts)) {
      const text = characters.filter((character) => inRange(range).test(character)).join("");
      const file = sourceOf(family, script);
      if (text === "" || !existsSync(file)) continue;
      // One after the other: the library that unpacks them writes all into the same memory.
      const content = await subsetFile(readFileSync(file), text, family, cacheFolder);
      const fileName = `assets/${family.name.toLowerCase()}-${script}-${contentHash(content)}.woff2`;
      files.set(fileName, content);
      lettersIn.set(`/${fileName}`, inRange(range));
      faces.push(
        `@font-face{font-family:${family.name};font-weight:${family.weight};font-display:swap;src:url(/${fileName})format("woff2");unicode-range:${range}}`,
      );
    }
  }
  const addresses = {} as Record<Locale, string[]>;
  for (const code of localeCodes) {
    const letters = textOf[code].replace(/\P{L}/gu, "");
    addresses[code] = [...lettersIn].flatMap(([address, isIn]) => (isIn.test(letters) ? address : []));
  }
  return { css: faces.join(""), files, addresses };
}
