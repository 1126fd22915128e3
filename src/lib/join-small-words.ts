import type { Locale } from "../config/locales.ts";

/** Words that should not end a line. A language without a list keeps the browser's line breaks. */
const smallWords: Readonly<Partial<Record<Locale, string>>> = {
  en: "a an and at before by for from in of on or the to with your",
  es: "a al con de del el en la las los más no o por que se sin su tu u un una y ya",
  de: "am an auf aus bei das dem den der des die ein eine einem einen einer eines für im in mit oder ohne und vom von zu zum zur",
  fr: "à au aux avant ce d’en dans de des du en et la le les ou par pour que qui sans sur un une vos votre",
  pt: "a à ao aos as com da das de do dos e em já na nas no nos o os ou para por que sem um uma",
  id: "atau bagi dan dari dengan di ke pada tidak untuk yang",
  ru: "а без в во для до за и из к ко на не ни но о об от по под при с со у",
};

/** In characters: more would not fit on a line of the narrowest screen. */
const maxLength = 15;

const nonBreakingSpace = "\u00a0";

/** Joins each small word of a headline to the next word with a non-breaking space. */
export function joinSmallWords(text: string, locale: Locale): string {
  const small = new Set(smallWords[locale]?.split(" "));
  return text.split(" ").reduceRight((rest, word) => {
    const bare = word.toLowerCase().replace(/^\p{P}+/u, "");
    const joined = word + nonBreakingSpace + rest;
    const fits = `${joined} `.indexOf(" ") <= maxLength;
    return small.has(bare) && fits ? joined : `${word} ${rest}`;
  });
}
