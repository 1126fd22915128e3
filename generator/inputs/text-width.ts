import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { convert } from "fontverter";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";
import { scripts } from "./fonts.ts";

/** A typeface at one weight, out of the files of a package: one for each script. */
export interface Typeface {
  package: string;
  file: (script: string) => string;
  axes?: Readonly<Record<string, number>>;
}

interface Part {
  font: Font;
  unitsPerEm: number;
  characters: ReadonlySet<number>;
}

/** Sizes in em. */
export interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  /** How wide a text is on one line. What the typeface cannot write is left out. */
  widthOf(text: string): number;
  /** Whether it has most of a text's letters. */
  writes(text: string): boolean;
}

const require = createRequire(import.meta.url);

async function partOf({ package: name, file, axes = {} }: Typeface, script: string): Promise<Part> {
  const folder = dirname(require.resolve(`${name}/package.json`));
  const face = new Face(new Blob(await convert(readFileSync(join(folder, "files", file(script))), "sfnt")));
  const font = new Font(face);
  font.setVariations(Object.entries(axes).map(([tag, value]) => new Variation(tag, value)));
  return { font, unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()) };
}

function widthOfRun({ font, unitsPerEm }: Part, run: string): number {
  const buffer = new Buffer();
  buffer.addText(run);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / unitsPerEm;
}

/** Measures texts as browsers do, who set them with the same library: with kerning, each script from its own file. */
export async function metricsOf(typeface: Typeface): Promise<Metrics> {
  const parts: Part[] = [];
  // One after the other: the library that unpacks them writes all into the same memory.
  for (const script of Object.keys(scripts) as (keyof typeof scripts)[]) parts.push(await partOf(typeface, script));
  const partFor = (character: string) => parts.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0));
  const [main] = parts as [Part, ...Part[]];
  const { ascender, descender, lineGap } = main.font.hExtents();
  return {
    ascent: ascender / main.unitsPerEm,
    descent: -descender / main.unitsPerEm,
    lineGap: lineGap / main.unitsPerEm,
    writes(text) {
      const letters = [...text].filter((character) => /\p{L}/u.test(character));
      return letters.filter(partFor).length > letters.length / 2;
    },
    widthOf(text) {
      const runs: { part: Part; text: string }[] = [];
      for (const character of text) {
        const part = partFor(character);
        const last = runs.at(-1);
        if (part && last?.part === part) last.text += character;
        else if (part) runs.push({ part, text: character });
      }
      return runs.reduce((sum, run) => sum + widthOfRun(run.part, run.text), 0);
    },
  };
}
