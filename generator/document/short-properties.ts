import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isNeeded, type SiteParts } from "./site-parts.ts";

const property = /--[a-z][\w-]*/g;

const filesIn = (folder: string, ending: RegExp, isWanted: (file: string) => boolean = () => true) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file) && isWanted(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"));

/** The letters that number an entry, as in a spreadsheet's columns: a … z, aa, ab … */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/**
 * A short name (`--a`, `--b` …) for each custom property of the sheets, the most used first. What a script or an `@property` rule
 * names keeps its name.
 */
export function shortNames(sheets: readonly string[], scripts: readonly string[]): ReadonlyMap<string, string> {
  const text = sheets.join("\n");
  const registered = [...text.matchAll(/@property (--[\w-]+)/g)].map(([, name]) => name);
  const fixed = new Set([...registered, ...(scripts.join("\n").match(property) ?? [])]);
  const uses = new Map<string, number>();
  for (const [name] of text.matchAll(property)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const names = [...uses]
    .filter(([name]) => !fixed.has(name))
    .sort(([one, often], [other, seldom]) => seldom - often || one.localeCompare(other));
  return new Map(names.map(([name], index) => [name, `--${letters(index)}`]));
}

/**
 * A minified sheet without the custom properties that nothing on its page reads: the tokens are one list for all pages, and no
 * page needs all of them.
 *
 * @param others the other sheets and the scripts of the page
 */
export function withoutUnread(sheet: string, others: readonly string[]): string {
  const read = new Set(
    [sheet, ...others].flatMap((text) => [...text.matchAll(/(?<!\w)--[\w-]+(?!\s*:|[\w-])/g)].map(String)),
  );
  const kept = sheet.replace(/(--[\w-]+):[^;{}]*(;|(?=\}))/g, (declaration, name) =>
    read.has(name) ? declaration : "",
  );
  // What only an unread one read is unread now.
  return kept === sheet ? sheet : withoutUnread(kept, others);
}

/**
 * Gives the custom properties in a sheet, or in a script that carries one, their short names: the long ones, which say what they
 * are, would cost every landing document 300 B.
 */
export function shortProperties(root: string, parts: SiteParts): (code: string) => string {
  const src = join(root, "src");
  const sheets = filesIn(src, /\.css$/, (file) => isNeeded(file, parts));
  const names = shortNames(sheets, filesIn(src, /\.tsx?$/));
  return (code) => code.replace(property, (name) => names.get(name) ?? name);
}
