import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex } from "culori";

const file = "src/styles/tokens.css";

/**
 * A colour of the light theme as a hexadecimal number, for what reads no style sheet.
 *
 * @param name its token, without `--color-`
 * @throws Error when the token is no colour
 */
export function tokenColour(root: string, name: string): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(readFileSync(join(root, file), "utf8"))?.[1] ?? "";
  const colour = formatHex(value);
  if (!colour) throw new Error(`${file}: --color-${name}: got "${value}", wants a colour`);
  return colour;
}

/**
 * The night ink, for the browser's own bar and the manifest. It is that of the light theme, for neither can follow the class on
 * `<html>`. Throws an `Error` when the token is no colour.
 */
export const themeColour = (root: string): string => tokenColour(root, "night");
