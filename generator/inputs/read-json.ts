import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";

const composed = (_key: string, value: unknown) => (typeof value === "string" ? value.normalize("NFC") : value);

/** Reads JSON that other programs may have written: with a byte order mark, or letters apart from their accents. */
export function readJson(file: string): unknown {
  const bytes = readFileSync(file);
  if (!isUtf8(bytes)) throw new Error("it is not UTF-8; save it in this encoding");
  try {
    return JSON.parse(bytes.toString().replace(/^\uFEFF/, ""), composed);
  } catch (error) {
    throw new Error(`it is not valid JSON (${(error as Error).message})`);
  }
}
