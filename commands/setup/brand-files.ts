import { withConfigTexts } from "./edit-config.ts";
import { withTitle } from "./logo.ts";
import type { Brand } from "./questions.ts";
import { withRibbons } from "./ribbons.ts";

export const tokensFile = "src/styles/tokens.css";

export function brandFiles(read: (file: string) => string, { texts, ribbons, logo }: Brand, name: string) {
  const mark = withTitle(logo ?? read("studio/icons/mark.svg"), name);
  const files = {
    "site.config.ts": withConfigTexts(read("site.config.ts"), texts),
    [tokensFile]: withRibbons(read(tokensFile), ribbons),
    "studio/icons/mark.svg": mark,
    "public/brand/mark.svg": mark,
  };
  return Object.fromEntries(Object.entries(files).filter(([file, content]) => content !== read(file)));
}
