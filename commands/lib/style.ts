import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../src/config/locales.ts";
import { type Glossary, glossarySchema } from "../../src/content/glossary-schema.ts";
import { escapePattern } from "../../src/lib/escape-pattern.ts";
import { typographyWarnings } from "./typography.ts";

/** The words that a language's texts keep to; none where nothing is settled. */
export function glossaryIn(root: string, locale: Locale): Glossary {
  const file = join(root, `src/content/glossaries/${locale}.json`);
  return existsSync(file) ? glossarySchema.parse(JSON.parse(readFileSync(file, "utf8"))) : { terms: [] };
}

/** The pattern of a wording to avoid: whole words in any case, one space for any; a star at the end takes any ending. */
function patternOf(wording: string): RegExp {
  const open = wording.endsWith("*");
  const words = (open ? wording.slice(0, -1) : wording).trim().split(/\s+/).map(escapePattern).join("\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}${open ? "" : "(?![\\p{L}\\p{N}])"}`, "iu");
}

function wordingWarnings(key: string, text: string, { terms }: Glossary): string[] {
  const held = terms.filter(({ except = [] }) => !except.some((start) => key.startsWith(start)));
  return held.flatMap(({ term, source, avoid, why }) =>
    avoid.flatMap((wording) => {
      const [found] = patternOf(wording).exec(text) ?? [];
      return found ? `says “${found}”; write “${term}” (${source})${why ? `: ${why}` : ""}` : [];
    }),
  );
}

/** What is to be said of a text's typography and wording, each as the rest of a sentence that begins with its key. */
export const styleWarnings = (locale: Locale, key: string, text: string, glossary: Glossary): string[] => [
  ...typographyWarnings(locale, key, text),
  ...wordingWarnings(key, text, glossary),
];
