import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import subsetFont from "subset-font";
import { type Locale, localeCodes, locales } from "../../src/config/locales.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { contentHash } from "../content-hash.ts";
import { withoutSpaceKerning } from "./space-kerning.ts";

/** `variant` is part of the file names in the packages. */
export const families = [
  { name: "Literata", variant: "opsz", weight: "600", axes: { opsz: 72, wght: 600 } },
  { name: "Onest", variant: "wght", weight: "400 700", axes: { wght: { min: 400, max: 700 } } },
] as const;

type Family = (typeof families)[number];

const packages = join(import.meta.dirname, "../../node_modules/@fontsource-variable");

export function sourceOf({ name, variant }: Family, script: string): string {
  const family = name.toLowerCase();
  return join(packages, family, `files/${family}-${script}-${variant}-normal.woff2`);
}

/** The `unicode-range` of each script in the packages: browsers load only what a page uses. */
const scripts = {
  latin: "U+0-FF,U+131,U+152-153,U+2000-2BFF",
  "latin-ext": "U+100-130,U+132-151,U+154-3FF,U+1E00-1FFF",
  cyrillic: "U+400-45F",
  "cyrillic-ext": "U+460-52F",
} as const;

/** Turns a CSS `unicode-range` into a pattern: `U+0-FF,U+131` is `[\u{0}-\u{FF}\u{131}]`. */
const inRange = (ranges: string) => new RegExp(`[${ranges.replace(/(?:U\+)?([\da-f]+),?/gi, "\\u{$1}")}]`, "u");

/** Takes a second or two, so the result is cached under a hash of its input. */
async function subsetFile(source: Buffer, text: string, family: Family, cacheFolder: string): Promise<Buffer> {
  const key = contentHash(Buffer.concat([source, Buffer.from(text + JSON.stringify(family.axes))]));
  const cached = join(cacheFolder, `${family.name}-${key}.woff2`);
  if (existsSync(cached)) return readFileSync(cached);
  const options = { targetFormat: "woff2", variationAxes: family.axes } as const;
  const content = await subsetFont(await withoutSpaceKerning(source), text, options);
  replaceFiles([{ file: cached, content }]);
  return content;
}

export type Fonts = Awaited<ReturnType<typeof makeFonts>>;

/** Returns the `@font-face` rules, the files, and by language the URLs of those with its letters. */
export async function makeFonts(textOf: Readonly<Record<Locale, string>>, cacheFolder: string) {
  const basic = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?()[]{}/-–—&%+@©·|…“”‘’«»";
  const allText = [basic, ...localeCodes.map((code) => locales[code].name), ...Object.values(textOf)].join("");
  const characters = [...new Set(allText)].filter((character) => character >= " ").sort();
  const faces: string[] = [];
  const files = new Map<string, Uint8Array>();
  const addresses = Object.fromEntries(localeCodes.map((code) => [code, [] as string[]])) as Record<Locale, string[]>;
  for (const family of families) {
    for (const [script, range] of Object.entries(scripts)) {
      const pattern = inRange(range);
      const text = characters.filter((character) => pattern.test(character)).join("");
      const file = sourceOf(family, script);
      if (text === "" || !existsSync(file)) continue;
      // Sequential, as the library that unpacks fonts uses the same memory for all of them.
      const content = await subsetFile(readFileSync(file), text, family, cacheFolder);
      const fileName = `assets/${family.name.toLowerCase()}-${script}-${contentHash(content)}.woff2`;
      files.set(fileName, content);
      for (const code of localeCodes)
        if (pattern.test(textOf[code].replace(/\P{L}/gu, ""))) addresses[code].push(`/${fileName}`);
      faces.push(
        `@font-face{font-family:${family.name};font-weight:${family.weight};font-display:swap;src:url(/${fileName})format("woff2");unicode-range:${range}}`,
      );
    }
  }
  return { css: faces.join(""), files, addresses };
}
