import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Physical sides, which would not be mirrored on a right-to-left page. Logical properties or `--side` replace them. */
const physicalPatterns = [
  /(?<![\w-])(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:left|right)(?:-\w+)?:/,
  /border-(?:top|bottom)-(?:left|right)-radius:/,
  /(?:text-align|float|clear|justify-content):\s*(?:left|right)\b/,
  /\bto (?:left|right)\b/,
  /translateX\(/,
  /(?<![\w-])translate: (?!0 )/,
];

/** Exceptions by file: direction-independent, or mirrored as a whole. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  "sections/hero/hero.css": ["to right,"],
  "sections/partners/partners.css": [
    "mask-image: linear-gradient(to right, transparent, black var(--fade), black calc(100% - var(--fade)), transparent);",
  ],
  "sections/not-found-message/not-found-message.css": ["transform: translateX(-0.015em);"],
};

/** Matches four-value shorthands with different left and right values, such as `padding: 1px 2px 3px 4px`. */
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
    .filter((line) => !line.includes("var(--side)"))
    .filter((line) => physicalPatterns.some((pattern) => pattern.test(line)) || isOneSided(line));

it("keeps physical sides out of the style sheets, except for listed lines", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".css"));
  expect(sheets.length).toBeGreaterThan(30);
  const found = sheets.map((file) => [file, physicalLines(readFileSync(join("src", file), "utf8"))] as const);
  expect(Object.fromEntries(found.filter(([, lines]) => lines.length > 0))).toEqual(allowed);
});
