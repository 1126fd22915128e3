import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../src/config/site-schema.ts";
import { themesOf } from "../../src/styles/contrast.ts";
import { palettes, unlike } from "../support/palettes.ts";
import { type Finding, warning } from "./finding.ts";

const shown = {
  film: {
    by: "the film shows",
    remedy: 'set them there and run "npm run media -- film posters tall-film cards", unless the film is your own',
  },
  demos: {
    by: "the demos show",
    remedy:
      'set them there, with the soft and the deep shade of each, and run "npm run media", which takes up to an hour',
  },
} as const;

/** Which of the five colours film and demos have other ones for than the brand has. `tokens` is `src/styles/tokens.css`. */
export function paletteFindings(root: string, tokens: string, { switches }: Pick<Site, "switches">): Finding[] {
  const { light } = themesOf(tokens);
  const kinds = switches.film ? (["film", "demos"] as const) : (["demos"] as const);
  return kinds.flatMap((kind) => {
    const { file } = palettes[kind];
    const names = unlike(readFileSync(join(root, file), "utf8"), palettes[kind], light);
    if (names.length === 0) return [];
    const { by, remedy } = shown[kind];
    return [
      warning(
        `pictures: ${file} has other colours in the place of ${names.join(", ")} than src/styles/tokens.css, so that ${by} those: ${remedy}`,
      ),
    ];
  });
}
