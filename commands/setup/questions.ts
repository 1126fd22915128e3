import { existsSync, readFileSync } from "node:fs";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { siteSchema } from "../../src/config/site-schema.ts";
import type { Colours } from "../../src/styles/contrast.ts";
import { checkLogo } from "./logo.ts";
import { checkColour, type Ribbon, type RibbonName } from "./ribbons.ts";

/** The brand as it is to be; what stays is left out. */
export interface Brand {
  /** By the field of `site.config.ts`; an empty text takes the field out. */
  texts: Map<string, string>;
  ribbons: Map<RibbonName, Ribbon>;
  /** What is drawn, without the name. */
  logo?: string;
}

/** Nothing is the matter, or what is, and an answer that would do. */
export interface Refusal {
  fault: string;
  offer?: string;
}

export interface Question {
  /** Of the command: `legal-name`. */
  option: string;
  /** What is asked for. */
  purpose: string;
  /** What an empty answer means. */
  present: string;
  /** Takes an answer over into the brand, or says why it cannot. */
  take(answer: string, brand: Brand): Refusal | undefined;
}

type TextField = "name" | "legalName" | "origin" | "shop" | "organisation" | "contactEmail" | "whatsappNumber";

/** The fields of `site.config.ts` that are asked for, by their options. */
export const textFields = {
  name: "name",
  "legal-name": "legalName",
  origin: "origin",
  shop: "shop",
  organisation: "organisation",
  email: "contactEmail",
  phone: "whatsappNumber",
} as const satisfies Record<string, TextField>;

/** A phone number as people write it, in digits alone. */
const inDigits = (number: string) => number.replace(/[\s+().-]/g, "");

/** What takes the phone number out. */
const none = "none";

function textQuestion(option: keyof typeof textFields, present: string): Question {
  const field = textFields[option];
  const schema = siteSchema.shape[field];
  const isOptional = field === "whatsappNumber";
  return {
    option,
    purpose: `${schema.description}${isOptional ? ` ("${none}" takes it out)` : ""}`,
    present: present || (isOptional ? none : ""),
    take(answer, { texts }) {
      if (isOptional && answer === none) {
        texts.set(field, "");
        return undefined;
      }
      const wanted = isOptional ? inDigits(answer) : answer;
      const { data, error } = schema.safeParse(wanted);
      if (error) return { fault: `got "${answer}", wants ${error.issues[0]?.message}` };
      texts.set(field, data ?? "");
      return undefined;
    },
  };
}

function colourQuestion(name: RibbonName, themes: Readonly<Record<"light" | "dark", Colours>>): Question {
  const present = themes.light[`ribbon-${name}`] ?? "";
  return {
    option: name,
    purpose:
      name === ribbonColours[0]
        ? `The colour in the place of ${name}, as CSS writes it (#8f7bf0 will do); dark text stands on all five, so a dark one is answered by the nearest that will do`
        : `The colour in the place of ${name}`,
    present,
    take(answer, { ribbons }) {
      if (answer === present) return undefined;
      const checked = checkColour(answer, themes);
      if ("ribbon" in checked) {
        ribbons.set(name, checked.ribbon);
        return undefined;
      }
      return checked.nearest ? { fault: checked.fault, offer: checked.nearest } : { fault: checked.fault };
    },
  };
}

const asItIs = "as it is";

const logoQuestion: Question = {
  option: "logo",
  purpose: "The mark, a file with an SVG drawing: square, readable at 16 px",
  present: asItIs,
  take(answer, brand) {
    if (answer === asItIs) return undefined;
    if (!existsSync(answer)) return { fault: `got "${answer}", but there is no such file` };
    const svg = readFileSync(answer, "utf8");
    const checked = checkLogo(svg, "");
    if ("faults" in checked) return { fault: `"${answer}": ${checked.faults.join("; ")}` };
    brand.logo = checked.mark;
    return undefined;
  },
};

/**
 * All that is asked, in order.
 *
 * @param texts what `site.config.ts` has now, by field
 * @param themes the tokens of both themes
 */
export function questionsOn(
  texts: ReadonlyMap<string, string>,
  themes: Readonly<Record<"light" | "dark", Colours>>,
): Question[] {
  return [
    ...(Object.keys(textFields) as (keyof typeof textFields)[]).map((option) =>
      textQuestion(option, texts.get(textFields[option]) ?? ""),
    ),
    ...ribbonColours.map((name) => colourQuestion(name, themes)),
    logoQuestion,
  ];
}
