declare module "fontverter" {
  /** `sfnt` is uncompressed. */
  export function convert(font: Buffer, format: "sfnt" | "woff" | "woff2"): Promise<Buffer<ArrayBuffer>>;
}

declare module "subset-font" {
  /** Subsets a font to the characters of a text; pins axes to a number or narrows them to a range. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: "woff2"; variationAxes: Readonly<Record<string, number | { min: number; max: number }>> },
  ): Promise<Buffer>;
}
