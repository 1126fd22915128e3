import { transform } from "lightningcss";

/** The letters that number an entry, as in a spreadsheet's columns: a … z, aa, ab … */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** The browsers of Vite's "baseline-widely-available": what they do not know is left as it is written. */
const targets = { chrome: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** A minified sheet with other names for its custom properties. */
function rename(css: string, nameOf: (name: string) => string): string {
  const { code } = transform({
    filename: "sheet.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    visitor: { DashedIdent: nameOf },
  });
  return code.toString();
}

/** Calls back for each place in a sheet that names a custom property. */
function forEachName(css: string, call: (name: string) => void): void {
  rename(css, (name) => {
    call(name);
    return name;
  });
}

/**
 * Gives the tokens short names (`--a`, `--b` …), the most used first: the long ones, which say what they are, would cost every
 * landing document 350 B. What a script or an `@property` rule names is no token, and keeps its name.
 *
 * @param tokens the sheet that declares them
 * @param sheets all sheets of the site
 */
export function shortTokens(tokens: string, sheets: readonly string[]): (css: string) => string {
  const uses = new Map<string, number>();
  forEachName(tokens, (name) => uses.set(name, 0));
  for (const sheet of sheets) forEachName(sheet, (name) => uses.has(name) && uses.set(name, (uses.get(name) ?? 0) + 1));
  const often = [...uses].sort(([, one], [, other]) => other - one);
  const names = new Map(often.map(([name], index) => [name, `--${letters(index)}`]));
  return (css) => rename(css, (name) => names.get(name) ?? name);
}
