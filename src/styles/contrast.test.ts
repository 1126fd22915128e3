import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const tokens = readFileSync("src/styles/tokens.css", "utf8");

type Colours = Readonly<Record<string, string>>;

/** The colours that a block of the tokens sets, by name. */
function coloursIn(block: string): Colours {
  return Object.fromEntries(
    [...block.matchAll(/--color-([\w-]+): (oklch\([^)]*\))/g)].map(([, name, value]) => [name, value]),
  );
}

const light = coloursIn(tokens.slice(0, tokens.indexOf(".dark {")));
const themes = { light, dark: { ...light, ...coloursIn(tokens.slice(tokens.indexOf(".dark {"))) } };

/** Relative luminance of an opaque `oklch(l c h)`, as WCAG defines it. */
function luminance(colour: string): number {
  const [l = 0, c = 0, h = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const within = (value: number) => Math.min(1, Math.max(0, value));
  const red = within(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = within(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = within(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (brighter + 0.05) / (darker + 0.05);
}

const fields = ["purple", "salmon", "yellow", "aqua", "pink"];

const textPairs = [
  ["ink", "paper"],
  ["soft", "paper"],
  ["ink", "raised"],
  ["soft", "raised"],
  ["paper", "ink"],
  ["night-text", "night"],
  ["night-soft", "night"],
  ["night-text", "night-raised"],
  ["highlight", "night"],
  ["on-highlight", "highlight"],
  ["on-highlight", "highlight-hover"],
  ["paper", "ink-hover"],
  ["soft-on-window", "window"],
  ...fields.map((field) => ["ink", field]),
] as [string, string][];

const shapePairs = [
  ["focus", "paper"],
  ["highlight", "night"],
  ["ink", "paper"],
] as [string, string][];

it("measures as WCAG does", () => {
  expect(contrast("oklch(1 0 0)", "oklch(0 0 0)")).toBeCloseTo(21, 1);
  expect(contrast("oklch(0.5999 0 0)", "oklch(1 0 0)")).toBeCloseTo(3.95, 1);
});

describe.each(Object.entries(themes))("in the %s theme", (_theme, colours) => {
  it.each(textPairs)("the text %s on %s has at least 4.5:1", (text, ground) => {
    expect(contrast(colours[text] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(4.5);
  });

  it.each(shapePairs)("the shape %s on %s has at least 3:1", (shape, ground) => {
    expect(contrast(colours[shape] ?? "", colours[ground] ?? "")).toBeGreaterThanOrEqual(3);
  });
});
