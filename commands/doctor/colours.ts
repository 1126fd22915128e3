import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { contrast, leastTextContrast, ribbonPairs, themesOf } from "../../src/styles/contrast.ts";
import { filmPalette, unlike } from "../support/palettes.ts";
import { type Finding, warning, wrong } from "./finding.ts";

/** On which of the five colours a text cannot be read well, in either theme. `tokens` is `src/styles/tokens.css`. */
export function colourFindings(tokens: string): Finding[] {
  return Object.entries(themesOf(tokens)).flatMap(([theme, colours]) =>
    ribbonColours.flatMap(ribbonPairs).flatMap(([text, ground]) => {
      const ratio = contrast(colours, text, ground);
      if (ratio >= leastTextContrast) return [];
      return wrong(
        `src/styles/tokens.css: text on --color-${ground} has ${ratio.toFixed(2)}:1 in the ${theme} theme, wants ${leastTextContrast}:1; \`npm run setup\` offers the nearest colour that has it`,
      );
    }),
  );
}

/** Which of the five colours the film has other ones for than the brand has. */
export function paletteFindings(root: string, tokens: string, { switches }: Pick<Site, "switches">): Finding[] {
  const { file } = filmPalette;
  const names = switches.film ? unlike(readFileSync(join(root, file), "utf8"), themesOf(tokens).light) : [];
  if (names.length === 0) return [];
  return [
    warning(
      `pictures: ${file} has other colours in the place of ${names.join(", ")} than src/styles/tokens.css, and so has what was made from it: set them there, and run "npm run media -- film posters tall-film cards", unless the film is your own`,
    ),
  ];
}
