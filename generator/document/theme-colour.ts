import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatHex } from "culori";

const file = "src/styles/tokens.css";

/** A light theme's colour in hex; `name` is its token without `--color-`. Throws an `Error` if it is no colour. */
export function tokenColour(root: string, name: string): string {
  const value = new RegExp(`--color-${name}: ([^;]+);`).exec(readFileSync(join(root, file), "utf8"))?.[1] ?? "";
  const colour = formatHex(value);
  if (!colour) throw new Error(`${file}: --color-${name}: got "${value}", expected a colour`);
  return colour;
}

/** The colour of the browser's toolbar and the manifest: from the light theme, as neither can follow a class. */
export const themeColour = (root: string): string => tokenColour(root, "night");
