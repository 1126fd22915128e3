import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { contrast, leastTextContrast, ribbonPairs, themesOf } from "../../src/styles/contrast.ts";
import { type Finding, wrong } from "./finding.ts";

/** On which of the five colours a text cannot be read well, in either theme. `tokens` is `src/styles/tokens.css`. */
export function colourFindings(tokens: string): Finding[] {
  return Object.entries(themesOf(tokens)).flatMap(([theme, colours]) =>
    ribbonColours.flatMap(ribbonPairs).flatMap(([text, ground]) => {
      const ratio = contrast(colours, text, ground);
      if (ratio >= leastTextContrast) return [];
      return [
        wrong(
          `src/styles/tokens.css: text on --color-${ground} has ${ratio.toFixed(2)}:1 in the ${theme} theme, wants ${leastTextContrast}:1; \`npm run setup\` offers the nearest colour that has it`,
        ),
      ];
    }),
  );
}
