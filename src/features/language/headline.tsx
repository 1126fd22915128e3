import { joinSmallWords } from "../../lib/join-small-words.ts";
import { useLanguage } from "./language-context.tsx";

/** The words of a headline, broken into lines by their sense as far as a typesetter's rule can tell. */
export function Headline({ children }: { children: string }) {
  return joinSmallWords(children, useLanguage().locale);
}
