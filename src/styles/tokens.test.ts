import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Files without comments, and without what Tailwind reads but does not write: names for its classes. */
const filesLike = (pattern: RegExp) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((name) => join("src", name).replaceAll("\\", "/"))
    .filter((name) => pattern.test(name))
    .map((name) => ({
      name,
      text: readFileSync(name, "utf8").replace(/\/\*[\s\S]*?\*\/|@theme inline reference \{[^}]*\}/g, ""),
    }));

/** Without the scenes, which use px of a scaled stage and shades of the tokens. */
const declarations = filesLike(/^src\/(?!demos\/|styles\/(tokens|fallback-fonts)\.).*\.css$/).flatMap(
  ({ name, text }) =>
    [...text.matchAll(/(?:^|[{;\s])([a-z-]+): ([^;{}]+);/g)].map(([, property = "", value = ""]) => ({
      name,
      property,
      value,
    })),
);

it.each([
  ["colours", /./, /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch)a?\(/i],
  ["text sizes", /^font(-size)?$/, /(?<![\w.-])[\d.]+(rem|px|vw)/],
  ["spaces", /^(margin|padding|gap|row-gap|column-gap)/, /(?<![\w.-])[\d.]+rem/],
  ["radii", /radius$/, /[\d.]+(rem|px)/],
  ["shadows", /^box-shadow$/, /[\d.]+(rem|px)/],
  ["durations and easings", /^(transition|animation)/, /(?<![\w.])(?!0\.01ms)[\d.]+m?s\b|cubic-bezier/],
])("style sheets take %s from the tokens", (_what, pattern, literal) => {
  expect(declarations.filter(({ property, value }) => pattern.test(property) && literal.test(value))).toEqual([]);
});

it("sets every custom property that is used", () => {
  const code = filesLike(/(?<!\.test)\.(css|tsx?)$/).map(({ text }) => text);
  const defined = code.flatMap((text) =>
    Array.from(text.matchAll(/(?:@property |setProperty\(")?(--[\w-]+)(?="?:|"?,| \{)/g), ([, name]) => name),
  );
  const used = code.flatMap((text) => Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  expect(used.filter((name) => !defined.includes(name))).toEqual([]);
});

it("has no unused token", () => {
  const tokens = readFileSync("src/styles/tokens.css", "utf8");
  const styles = filesLike(/\.css$/).map(({ text }) => text);
  const unused = [...tokens.matchAll(/(--[\w-]+): /g)].filter(
    ([, name]) => !styles.some((text) => new RegExp(`var\\(${name}[,)]`).test(text)),
  );
  expect(unused).toEqual([]);
});
