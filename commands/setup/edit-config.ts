import { OwnerError } from "../../tools/owner-error.ts";

function refuse(fault: string): never {
  throw new OwnerError("site.config.ts cannot be changed by itself:", [`${fault} by hand`]);
}

/**
 * The configuration with other texts in its own fields, which stand on lines of their own; all else stays, comments as well. An
 * empty text becomes `undefined`; a field that is not there comes to the top. Throws an `OwnerError` for a field that is written
 * in another way.
 */
export function withConfigTexts(source: string, texts: ReadonlyMap<string, string>): string {
  return [...texts].reduce((result, [field, text]) => {
    const start = `(?<=^ {2}${field}: )`;
    const wanted = text === "" ? "undefined" : JSON.stringify(text);
    const written = new RegExp(`${start}("([^"\\\\]|\\\\.)*"|undefined)(?=,)`, "m");
    if (written.test(result)) return result.replace(written, () => wanted);
    if (new RegExp(`^ *["']?${field}\\b`, "m").test(result.replace(/^ {3}.*/gm, ""))) {
      refuse(`"${field}" is no text between double quotation marks on a line of its own; set it`);
    }
    const top = /(?<=^const site: SiteInput = \{)(?=\r?\n)/m;
    if (text !== "" && !top.test(result)) refuse(`"${field}" is not there; add it`);
    return text === "" ? result : result.replace(top, () => `\n  ${field}: ${wanted},`);
  }, source);
}
