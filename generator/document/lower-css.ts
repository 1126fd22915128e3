import { clampRgb, converter } from "culori";
import { bundle, type CssColor, type CustomAtRules, Features, transform, type Visitor } from "lightningcss";
import { styleTargets } from "../supported-browsers.ts";

const toRgb = converter("rgb");

/** As every browser knows it. Lightning CSS itself would keep the newer notation beside the plain one. */
function plainColour(colour: CssColor): CssColor | undefined {
  if (typeof colour === "string" || colour.type !== "oklch") return undefined;
  const { r, g, b, alpha = 1 } = clampRgb(toRgb({ ...colour, mode: "oklch" }));
  const [red, green, blue] = [r, g, b].map((channel) => Math.round(channel * 255)) as [number, number, number];
  return { type: "rgb", r: red, g: green, b: blue, alpha };
}

/** Less than a px below a length: 39.99rem for 40rem. */
const justBelow = (length: unknown) =>
  JSON.parse(JSON.stringify(length), (key, part) => (key === "value" && Number(part) ? part - 0.01 : part));

/** `width < 40rem` as `width <= 39.99rem`, since Lightning CSS lowers it to a `not` that is as new as the range. */
const withoutLessThan = (query: object) =>
  JSON.parse(JSON.stringify(query), (_key, part) => {
    const below = "less-than-equal";
    if (part?.operator === "less-than") return { ...part, operator: below, value: justBelow(part.value) };
    if (part?.endOperator === "less-than") return { ...part, endOperator: below, end: justBelow(part.end) };
    return part;
  });

/** Tailwind's own layer, for browsers without `@property`, which `scene-base.css` serves itself. */
const layerOfTailwind = "properties";

const visitor: Visitor<CustomAtRules> = {
  Color: plainColour,
  MediaQuery: withoutLessThan,
  Rule: {
    "layer-statement": () => [],
    "layer-block"({ value: { name } }) {
      if (name?.join() === layerOfTailwind) return [];
      throw new Error(`@layer ${name?.join(".") ?? ""}: older browsers drop what is in a cascade layer`);
    },
  },
};

export function unusedProperties(css: string): string[] {
  const names = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name]) => name as string);
  const used = new Set(names(/var\((--[\w-]+)/g));
  return [...new Set(names(/(--[\w-]+):/g))].filter((name) => !used.has(name));
}

/** `light-dark()` is not used, and what would lower it is written into every document. */
const options = { minify: true, targets: styleTargets, exclude: Features.LightDark, visitor } as const;

const textOf = ({ code }: { code: Uint8Array }) => new TextDecoder().decode(code);

/** Minified, for the supported browsers, without the rules and declarations of `unusedSymbols`. */
export const lowerCss = (css: string, unusedSymbols: string[] = []): string =>
  textOf(transform({ filename: "style.css", code: Buffer.from(css), unusedSymbols, ...options }));

export const bundleCss = (filename: string): string => textOf(bundle({ filename, ...options }));
