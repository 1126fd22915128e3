import type { Glossary } from "../../src/content/glossary-schema.ts";
import { escapePattern } from "../../src/lib/escape-pattern.ts";
import type { KeyedText } from "./every-text.ts";

/** The pattern of a wording to avoid: whole words in any case, one space for any; a star at the end takes any ending. */
function patternOf(wording: string): RegExp {
  const open = wording.endsWith("*");
  const words = (open ? wording.slice(0, -1) : wording).trim().split(/\s+/).map(escapePattern).join("\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}${open ? "" : "(?![\\p{L}\\p{N}])"}`, "iu");
}

/** One line for each text that has a wording which the glossary avoids, with the right one. */
export function wordingFaults(language: string, texts: readonly KeyedText[], { terms }: Glossary): string[] {
  return terms.flatMap(({ term, source, avoid, why, except = [] }) =>
    avoid.flatMap((wording) => {
      const pattern = patternOf(wording);
      return texts
        .filter(({ key, text }) => pattern.test(text) && !except.some((prefix) => key.startsWith(prefix)))
        .map(({ key, text }) => {
          const reason = why ? `: ${why}` : "";
          return `${language}: "${key}" says “${pattern.exec(text)?.[0]}”; write “${term}” (${source})${reason}`;
        });
    }),
  );
}
