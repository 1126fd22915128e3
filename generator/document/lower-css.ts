import { clampRgb, converter, type Oklab, type Oklch } from "culori";
import {
  type CssColor,
  type CustomAtRules,
  Features,
  type MediaCondition,
  type MediaFeatureValue,
  transform,
  type Visitor,
} from "lightningcss";
import { styleTargets } from "../supported-browsers.ts";

const toRgb = converter("rgb");

/** A colour as every browser knows it. Lightning CSS itself would keep the newer notation beside the plain one. */
function plainColour(colour: CssColor): CssColor | undefined {
  if (typeof colour === "string" || (colour.type !== "oklch" && colour.type !== "oklab")) return undefined;
  const { type: mode, ...channels } = colour;
  const { r, g, b, alpha = 1 } = clampRgb(toRgb({ mode, ...channels } as Oklab | Oklch));
  const [red, green, blue] = [r, g, b].map((channel) => Math.round(channel * 255)) as [number, number, number];
  return { type: "rgb", r: red, g: green, b: blue, alpha };
}

/** Less than a px below a length. */
function justBelow(value: MediaFeatureValue): MediaFeatureValue {
  if (value.type !== "length" || value.value.type !== "value") return value;
  const length = value.value.value;
  return { type: "length", value: { type: "value", value: { ...length, value: length.value - 0.01 } } };
}

/** `width < 40rem` as `width <= 39.99rem`, since Lightning CSS lowers it to a `not` that is as new as the range. */
function withoutLessThan(condition: MediaCondition): MediaCondition {
  if (condition.type === "not") return { type: "not", value: withoutLessThan(condition.value) };
  if (condition.type === "operation") return { ...condition, conditions: condition.conditions.map(withoutLessThan) };
  if (condition.type !== "feature") return condition;
  const feature = condition.value;
  if (feature.type === "range" && feature.operator === "less-than")
    return { type: "feature", value: { ...feature, operator: "less-than-equal", value: justBelow(feature.value) } };
  if (feature.type === "interval" && feature.endOperator === "less-than")
    return { type: "feature", value: { ...feature, endOperator: "less-than-equal", end: justBelow(feature.end) } };
  return condition;
}

/** Tailwind's own layer, for browsers without `@property`, which `scene-base.css` serves itself. */
const layerOfTailwind = "properties";

const visitor: Visitor<CustomAtRules> = {
  Color: plainColour,
  MediaQuery: (query) => (query.condition ? { ...query, condition: withoutLessThan(query.condition) } : query),
  Rule: {
    "layer-statement": () => [],
    "layer-block"({ value: { name } }) {
      if (name?.join() === layerOfTailwind) return [];
      throw new Error(`@layer ${name?.join(".") ?? ""}: older browsers drop what is in a cascade layer`);
    },
  },
};

/** The custom properties that a style sheet declares and does not use. */
export function unusedProperties(css: string): string[] {
  const names = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name]) => name as string);
  const used = new Set(names(/var\((--[\w-]+)/g));
  return [...new Set(names(/(--[\w-]+):/g))].filter((name) => !used.has(name));
}

/**
 * Minifies CSS and writes it for the supported browsers: colours plain, without nesting and ranges in media queries.
 * Leaves out the rules and declarations of `unusedSymbols`. Throws an `Error` for a cascade layer: browsers before 2022
 * drop what is in it.
 */
export function lowerCss(css: string, root: string, unusedSymbols: string[] = []): string {
  const targets = styleTargets(root);
  // `light-dark()` is not used, and what would lower it is written into every document.
  const exclude = Features.LightDark;
  const { code } = transform({
    filename: "style.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude,
    visitor,
    unusedSymbols,
  });
  return new TextDecoder().decode(code);
}
