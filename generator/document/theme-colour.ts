import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex } from "culori";

const file = "src/styles/tokens.css";

/**
 * A colour of the light theme as a hexadecimal number, for what reads no style sheet; `name` is its token without `--color-`.
 * Throws an `Error` when that is no colour.
 */
export function tokenColour(root: string, name: string): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(readFileSync(join(root, file), "utf8"))?.[1] ?? "";
  const colour = formatHex(value);
  if (!colour) throw new Error(`${file}: --color-${name}: got "${value}", wants a colour`);
  return colour;
}

/** The night ink, for the browser's own bar and the manifest: that of the light theme, for neither can follow a class. */
export const themeColour = (root: string): string => tokenColour(root, "night");
