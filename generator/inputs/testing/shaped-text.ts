import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { Blob, Face, type Feature, Font, shape, Buffer as Text } from "harfbuzzjs";
import type { Family } from "../fonts.ts";

const require = createRequire(import.meta.url);

/** The Latin file of a family, as its package has it. */
export const latinOf = ({ package: name, file }: Family): Buffer =>
  readFileSync(join(dirname(require.resolve(`${name}/package.json`)), "files", file("latin")));

/** Texts as a browser sets them in an unpacked font, with these features of it on or off. */
export function shaperOf(sfnt: Buffer, features: Feature[] = []): (text: string) => Text {
  const font = new Font(new Face(new Blob(sfnt as Buffer<ArrayBuffer>)));
  return (text) => {
    const buffer = new Text();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, features);
    return buffer;
  };
}
