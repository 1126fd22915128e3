import { OwnerError } from "../../tools/owner-error.ts";
import { withTitle } from "./logo.ts";
import type { Brand } from "./questions.ts";
import { withRibbons } from "./ribbons.ts";

export const tokensFile = "src/styles/tokens.css";

function refuse(fault: string): never {
  throw new OwnerError("site.config.ts cannot be edited automatically:", [`${fault} by hand`]);
}

/** Replaces top-level texts; an empty one becomes `undefined`. Throws an `OwnerError` for a field in another format. */
export function withConfigTexts(source: string, texts: ReadonlyMap<string, string>): string {
  return [...texts].reduce((result, [field, text]) => {
    const start = `(?<=^ {2}${field}: )`;
    const replacement = text === "" ? "undefined" : JSON.stringify(text);
    const pattern = new RegExp(`${start}("([^"\\\\]|\\\\.)*"|undefined)(?=,)`, "m");
    if (pattern.test(result)) return result.replace(pattern, () => replacement);
    if (new RegExp(`^ *["']?${field}\\b`, "m").test(result.replace(/^ {3}.*/gm, ""))) {
      refuse(`"${field}" is not a text in double quotes on its own line; set it`);
    }
    const top = /(?<=^const site: SiteInput = \{)(?=\r?\n)/m;
    if (text !== "" && !top.test(result)) refuse(`"${field}" is missing; add it`);
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
