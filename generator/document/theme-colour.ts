import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex } from "culori";

/**
 * The night ink of `tokens.css` as a hexadecimal number, for what reads no style sheet: the browser's own bar, the manifest. It
 * is that of the light theme, for neither can follow the class on `<html>`. Throws an `Error` when the token is no colour.
 */
export function themeColour(root: string): string {
  const file = "src/styles/tokens.css";
  const [, night = ""] = /--color-night: ([^;]+);/.exec(readFileSync(join(root, file), "utf8")) ?? [];
  const colour = formatHex(night);
  if (!colour) throw new Error(`${file}: --color-night: got "${night}", wants a colour`);
  return colour;
}
