import type { Locale } from "../config/locales.ts";

/** The small words that lean on the next. A language without a list keeps the line breaks that the browser chooses. */
const leaning: Readonly<Partial<Record<Locale, string>>> = {
  en: "a an and at before by for from in of on or the to with your",
  es: "a al con de del el en la las los más no o por que se sin su tu u un una y ya",
  de: "am an auf aus bei das dem den der des die ein eine einem einen einer eines für im in mit oder ohne und vom von zu zum zur",
  fr: "à au aux avant ce d’en dans de des du en et la le les ou par pour que qui sans sur un une vos votre",
  pt: "a à ao aos as com da das de do dos e em já na nas no nos o os ou para por que sem um uma",
  id: "atau bagi dan dari dengan di ke pada tidak untuk yang",
  ru: "а без в во для до за и из к ко на не ни но о об от по под при с со у",
};

/** Joined words that are longer, in characters, would not fit into a line of the narrowest screen. */
const longest = 15;

const space = "\u00a0";

/** The text of a headline, in which no line ends with a word that leans on the next: spaces that do not break join the two. */
export function joinSmallWords(text: string, locale: Locale): string {
  const small = new Set(leaning[locale]?.split(" "));
  const parts: string[] = [];
  for (const word of text.split(" ").reverse()) {
    const next = parts[0];
    const bare = word.toLowerCase().replace(/^\p{P}+/u, "");
    const joined = word + space + next;
    if (next !== undefined && small.has(bare) && joined.length <= longest) parts[0] = joined;
    else parts.unshift(word);
  }
  return parts.join(" ");
}
