import { refuse } from "../../tools/owner-error.ts";
import { withTitle } from "./logo.ts";
import type { Brand } from "./questions.ts";
import { withRibbons } from "./ribbons.ts";

export const tokensFile = "src/styles/tokens.css";

/** Replaces top-level texts; an empty one becomes `undefined`. Throws an `OwnerError` for a field in another format. */
export function withConfigTexts(source: string, texts: ReadonlyMap<string, string>): string {
  return [...texts].reduce((result, [field, text]) => {
    const replacement = text === "" ? "undefined" : JSON.stringify(text);
    const pattern = new RegExp(`(?<=^ {2}${field}: )("([^"\\\\]|\\\\.)*"|undefined)(?=,)`, "m");
    if (pattern.test(result)) return result.replace(pattern, () => replacement);
    if (new RegExp(`^ *["']?${field}\\b`, "m").test(result.replace(/^ {3}.*/gm, ""))) {
      refuse(`site.config.ts: "${field}" is not a text in double quotes on its own line; set it by hand`);
    }
    const top = /(?<=^const site: SiteInput = \{)(?=\r?\n)/m;
    if (text !== "" && !top.test(result)) refuse(`site.config.ts: "${field}" is missing; add it by hand`);
    return text === "" ? result : result.replace(top, () => `\n  ${field}: ${replacement},`);
  }, source);
}

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
