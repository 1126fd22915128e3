import type { NewFile } from "../../tools/replace-files.ts";
import { filmPalette } from "../support/palettes.ts";
import { withFilmPalette, withRibbons } from "./edit-colours.ts";
import { withConfigTexts } from "./edit-config.ts";
import { withTitle } from "./logo.ts";
import type { Brand } from "./questions.ts";

/** The files that a brand is written to, by their paths below the project's root. */
export const brandFiles = {
  config: "site.config.ts",
  tokens: "src/styles/tokens.css",
  mark: "studio/marks/mark.svg",
  publicMark: "public/brand/mark.svg",
  film: filmPalette.file,
} as const;

export type BrandContents = Readonly<Record<keyof typeof brandFiles, string>>;

/**
 * The files that change when the brand does, with what is to stand in them.
 *
 * @param present what stands in them now
 * @param name the brand's name, which the mark bears as well
 * @throws OwnerError when one of them is written so that it cannot be changed
 */
export function newFiles(present: BrandContents, brand: Brand, name: string): NewFile[] {
  const mark = withTitle(brand.logo ?? present.mark, name);
  const contents: BrandContents = {
    config: withConfigTexts(present.config, brand.texts),
    tokens: withRibbons(present.tokens, brand.ribbons),
    mark,
    publicMark: mark,
    film: withFilmPalette(present, brand.ribbons),
  };
  return (Object.keys(brandFiles) as (keyof BrandContents)[])
    .filter((file) => contents[file] !== present[file])
    .map((file) => ({ file: brandFiles[file], content: contents[file] }));
}
