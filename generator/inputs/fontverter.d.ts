declare module "fontverter" {
  /** Packs a font in another way; `sfnt` is not packed at all. */
  export function convert(font: Buffer, format: "sfnt" | "woff" | "woff2"): Promise<Buffer<ArrayBuffer>>;
}
