import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const tokenFiles = ["src/styles/tokens.css", "src/styles/fallback-fonts.css"];

const filesIn = (folder: string, pattern: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => join(folder, file).replaceAll("\\", "/"))
    .filter((file) => pattern.test(file));

/** A sheet without comments, and without what Tailwind reads but does not write: names for its classes. */
const read = (file: string) =>
  readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|@theme inline reference \{[^}]*\}/g, "");

/** Without the scenes, which use px of a scaled stage and shades of the tokens. */
const sheets = filesIn("src", /\.css$/).filter((file) => !tokenFiles.includes(file) && !file.startsWith("src/demos/"));
const tokens = read("src/styles/tokens.css");
const allStyles = sheets.map(read).join("\n");

function declarations(property: RegExp): { text: string; value: string }[] {
  return sheets.flatMap((file) =>
    [...read(file).matchAll(/(?:^|[{;\s])([a-z-]+): ([^;{}]+);/g)]
      .filter(([, name = ""]) => property.test(name))
      .map(([, name, value = ""]) => ({ text: `${file}: ${name}: ${value}`, value })),
  );
}

describe("style sheets", () => {
  const rules: [string, RegExp, RegExp][] = [
    ["colours", /./, /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\(/i],
    ["text sizes", /^font(-size)?$/, /(?<![\w.-])[\d.]+(rem|px|vw)/],
    ["spaces", /^(margin|padding|gap|row-gap|column-gap)/, /(?<![\w.-])[\d.]+rem/],
    ["radii", /radius$/, /[\d.]+(rem|px)/],
    ["shadows", /^box-shadow$/, /[\d.]+(rem|px)/],
    ["durations and easings", /^(transition|animation)/, /(?<![\w.])(?!0\.01ms)[\d.]+m?s\b|cubic-bezier/],
  ];
  it.each(rules)("take %s from the tokens", (_what, property, literal) => {
    const found = declarations(property).filter(({ value }) => literal.test(value));
    expect(found.map(({ text }) => text)).toEqual([]);
  });
});

it("sets every custom property that is used", () => {
  const code = filesIn("src", /\.(css|tsx?)$/)
    .filter((file) => !file.endsWith(".test.ts"))
    .map(read)
    .join("\n");
  const defined = new Set(
    [...code.matchAll(/(?:@property |setProperty\(")?(--[\w-]+)(?="?:|"?,| \{)/g)].map(([, name]) => name),
  );
  const used = new Set([...code.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
});

it("has no unused token", () => {
  const names = new Set([...tokens.matchAll(/(--[\w-]+): /g)].map(([, name]) => name as string));
  const everything = [tokens, allStyles, ...filesIn("src/demos", /\.css$/).map(read)].join();
  const unused = [...names].filter((name) => !new RegExp(`var\\(${name}[,)]`).test(everything));
  expect(unused).toEqual([]);
});
