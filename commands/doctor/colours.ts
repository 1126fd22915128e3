import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { contrast, leastTextContrast, themesOf } from "../../src/styles/contrast.ts";
import { type Finding, wrong } from "./finding.ts";

/** On which of the five fields a text cannot be read well, in either theme. `tokens` is `src/styles/tokens.css`. */
export function colourFindings(tokens: string): Finding[] {
  return Object.entries(themesOf(tokens)).flatMap(([theme, colours]) =>
    ribbonColours.flatMap((field) => {
      const ratio = contrast(colours, "ink", field);
      if (ratio >= leastTextContrast) return [];
      return [
        wrong(
          `src/styles/tokens.css: text on --color-${field} has ${ratio.toFixed(2)}:1 in the ${theme} theme, wants ${leastTextContrast}:1; \`npm run setup\` offers the nearest colour that has it`,
        ),
      ];
    }),
  );
}
