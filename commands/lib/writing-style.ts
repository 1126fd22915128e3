import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readJson } from "../../generator/inputs/read-json.ts";
import type { Locale } from "../../src/config/locales.ts";
import { type Glossary, glossarySchema } from "../../src/content/glossary-schema.ts";
import { escapePattern } from "../../src/lib/escape-pattern.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { typographyWarnings } from "./typography.ts";

/** Empty if the language has no glossary. Throws an `OwnerError` if it is invalid. */
export function glossaryIn(root: string, locale: Locale): Glossary {
  const file = join(root, `src/content/glossaries/${locale}.json`);
  try {
    return existsSync(file) ? glossarySchema.parse(readJson(file)) : { terms: [] };
  } catch (error) {
    const fault = error instanceof z.ZodError ? z.prettifyError(error) : error;
    throw new OwnerError("A glossary is invalid; correct it:", [
      `${file}: ${fault instanceof Error ? fault.message : fault}`,
    ]);
  }
}

/** Matches whole words in any case and with any white space between; a final `*` allows any ending. */
function patternOf(wording: string): RegExp {
  const isPrefix = wording.endsWith("*");
  const words = (isPrefix ? wording.slice(0, -1) : wording).trim().split(/\s+/).map(escapePattern).join("\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}${isPrefix ? "" : "(?![\\p{L}\\p{N}])"}`, "iu");
}

/** None for a demo, whose screens quote the plugins' own labels. */
function wordingWarnings(key: string, text: string, { terms }: Glossary): string[] {
  if (key.startsWith("demos.")) return [];
  const applicable = terms.filter(({ except = [] }) => !except.some((start) => key.startsWith(start)));
  return applicable.flatMap(({ term, source, avoid, why }) =>
    avoid.flatMap((wording) => {
      const [match] = patternOf(wording).exec(text) ?? [];
      return match ? `says “${match}”; write “${term}” (${source})${why ? `: ${why}` : ""}` : [];
    }),
  );
}

/** Warnings about typography and wording, each worded to follow the text's key. */
export const styleWarnings = (locale: Locale, key: string, text: string, glossary: Glossary): string[] => [
  ...typographyWarnings(locale, key, text),
  ...wordingWarnings(key, text, glossary),
];
