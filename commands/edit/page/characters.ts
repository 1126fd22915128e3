export interface Character {
  text: string;
  name: string;
  /** What the button shows, where the character itself shows nothing. */
  sign?: string;
}

const space: Character = { text: "\u00a0", name: "a space that does not break", sign: "⍽" };
const thinSpace: Character = { text: "\u202f", name: "a thin space that does not break", sign: "⍽ thin" };
const apostrophe: Character = { text: "’", name: "the apostrophe ’" };
const ellipsis: Character = { text: "…", name: "the ellipsis …" };
const dash: Character = { text: "–", name: "the dash –" };
const longDash: Character = { text: "—", name: "the long dash —" };
const quotes = (open: string, close: string): Character[] => [
  { text: open, name: `the quotation mark ${open}` },
  { text: close, name: `the quotation mark ${close}` },
];

/** What a language's typography wants and a keyboard may lack; a language that has been added may be without. */
export const charactersFor: Readonly<Partial<Record<string, readonly Character[]>>> = {
  en: [...quotes("“", "”"), apostrophe, longDash, ellipsis],
  es: [...quotes("«", "»"), { text: "¿", name: "¿" }, { text: "¡", name: "¡" }, ellipsis, space],
  de: [...quotes("„", "“"), dash, apostrophe, ellipsis, space],
  fr: [...quotes("«\u00a0", "\u00a0»"), apostrophe, ellipsis, space, thinSpace],
  pt: [...quotes("“", "”"), apostrophe, ellipsis],
  id: [...quotes("“", "”"), apostrophe, ellipsis],
  ru: [...quotes("«", "»"), longDash, ellipsis, space],
};
