import { joinSmallWords } from "../../lib/join-small-words.ts";
import { useLanguage } from "./language-context.tsx";

/** A headline's text, without line breaks after small words. */
export function Headline({ children }: { children: string }) {
  return joinSmallWords(children, useLanguage().locale);
}
