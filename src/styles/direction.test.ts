import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/**
 * Sides are named by where a line begins and ends, so that a page from right to left is this page turned over. What CSS can
 * only say with left and right is turned over in a sheet of its own, `*.rtl.css`.
 */
const physical = [
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:left|right)(?:-\w+)?:/,
  /border-(?:top|bottom)-(?:left|right)-radius:/,
  /(?:text-align|float|clear|justify-content):\s*(?:left|right)\b/,
  /\bto (?:left|right)\b/,
  /translateX\(/,
  /(?<![\w-])translate: (?!0 )/,
];

/** What stands there all the same, by file, and why it may. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  // navigation.rtl.css
  "sections/navigation/navigation.css": [
    "transform: translateX(var(--draw));",
    "transform: translateX(calc(var(--space-1) - var(--draw)));",
    "transform: translateX(var(--space-1));",
  ],
  // hero.rtl.css
  "sections/hero/hero.css": ["to right,"],
  // The mask is the same at both ends; partners.rtl.css has the list's place.
  "sections/partners/partners.css": [
    "mask-image: linear-gradient(to right, transparent, black var(--fade), black calc(100% - var(--fade)), transparent);",
    "transform: translateX(calc((100% - var(--share)) / 2 - var(--centred) * var(--share)));",
    "transform: translateX(calc(var(--share) / -2));",
  ],
  // products.rtl.css
  "sections/products/reader-place.css": ["translate: 70%;", "translate: 45%;", "translate: 34%;", "translate: 12%;"],
  // The sign of three digits and the bookmark in the middle are the same in any language.
  "sections/not-found/not-found.css": ["translate: -0.015em;", "translate: 0.35rem max(4.9rem, 18.5svh);"],
};

/** `padding: 1px 2px 3px 4px`, whose second and fourth value are not the same. */
function isOneSided(line: string): boolean {
  const [, value = ""] = /^(?:margin|padding|inset|border-(?:width|radius)): (.+);$/.exec(line) ?? [];
  const parts: string[] = [];
  let depth = 0;
  for (const part of value.split(" ")) {
    if (depth === 0) parts.push(part);
    else parts[parts.length - 1] += ` ${part}`;
    depth += part.split("(").length - part.split(")").length;
  }
  return parts.length === 4 && parts[1] !== parts[3];
}

const physicalLines = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => physical.some((form) => form.test(line)) || isOneSided(line));

it.each([
  ["margin-left: 0;", true],
  ["  right: 0;", true],
  ["border-top-left-radius: 0;", true],
  ["text-align: right;", true],
  ["background: linear-gradient(to left, red, blue);", true],
  ["translate: 1rem;", true],
  ["padding: 0 var(--a) 0 calc(var(--a) + 1px);", true],
  ["padding: 0 var(--a) var(--b);", false],
  ["inset: 0 calc(-1 * var(--a)) auto calc(-1 * var(--a));", false],
  ["translate: 0 -50%;", false],
  ["margin-inline-start: 0;", false],
  ["transform: translateY(1px);", false],
  ["inset-inline-end: 0; /* right: 0 */", false],
])("“%s” names a side of the screen: %s", (line, expected) => {
  expect(physicalLines(line)).toHaveLength(expected ? 1 : 0);
});

it("no style sheet names a side of the screen but where it says why", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".css") && !file.endsWith(".rtl.css"));
  expect(sheets.length).toBeGreaterThan(30);
  const found = sheets.map((file) => [file, physicalLines(readFileSync(join("src", file), "utf8"))] as const);
  expect(Object.fromEntries(found.filter(([, lines]) => lines.length > 0))).toEqual(allowed);
});
