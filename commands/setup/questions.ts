import { existsSync, readFileSync } from "node:fs";
import { ribbonColours } from "../../src/config/ribbon-colours.ts";
import { type SiteInput, siteSchema } from "../../src/config/site-schema.ts";
import { checkLogo } from "./logo.ts";
import { checkColour, type Ribbon, type RibbonName, type Themes } from "./ribbons.ts";

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
  /** An answer, as the help shows it. */
  example: string;
  /** What is asked for. */
  purpose: string;
  /** What an empty answer means. */
  present: string;
  /** Takes an answer over into the brand, or says why it cannot. */
  take(answer: string, brand: Brand): Refusal | undefined;
}

/** What takes the phone number out. */
const none = "none";

function textQuestion(
  option: string,
  field: "name" | "legalName" | "origin" | "shop" | "organisation" | "contactEmail" | "whatsappNumber",
  example: string,
  site: SiteInput,
): Question {
  const schema = siteSchema.shape[field];
  const isPhone = field === "whatsappNumber";
  return {
    option,
    example,
    purpose: `${schema.description}${isPhone ? ` ("${none}" takes it out)` : ""}`,
    present: site[field] ?? none,
    take(answer, { texts }) {
      if (isPhone && answer === none) {
        texts.set(field, "");
        return undefined;
      }
      // A phone number as people write it has more than digits.
      const { data = "", error } = schema.safeParse(isPhone ? answer.replace(/[\s+().-]/g, "") : answer);
      if (error) return { fault: `got "${answer}", wants ${error.issues[0]?.message}` };
      texts.set(field, data);
      return undefined;
    },
  };
}

function colourQuestion(name: RibbonName, themes: Themes): Question {
  const present = themes.light[`ribbon-${name}`] ?? "";
  return {
    option: name,
    example: '"#8f7bf0"',
    purpose:
      name === ribbonColours[0]
        ? `The colour in the place of ${name}, as CSS writes it (#8f7bf0 will do); dark text stands on all five, so a dark one is answered by the nearest that will do`
        : `The colour in the place of ${name}`,
    present,
    take(answer, { ribbons }) {
      if (answer === present) return undefined;
      const checked = checkColour(answer, themes);
      if ("fault" in checked) return checked;
      ribbons.set(name, checked.ribbon);
      return undefined;
    },
  };
}

const asItIs = "as it is";

const logoQuestion: Question = {
  option: "logo",
  example: "mark.svg",
  purpose: "The mark, a file with an SVG drawing: square, readable at 16 px",
  present: asItIs,
  take(answer, brand) {
    if (answer === asItIs) return undefined;
    if (!existsSync(answer)) return { fault: `got "${answer}", but there is no such file` };
    const checked = checkLogo(readFileSync(answer, "utf8"), "");
    if ("faults" in checked) return { fault: `"${answer}": ${checked.faults.join("; ")}` };
    brand.logo = checked.mark;
    return undefined;
  },
};

/**
 * All that is asked, in order.
 *
 * @param site what `site.config.ts` has now
 * @param themes the tokens of both themes
 */
export const questionsOn = (site: SiteInput, themes: Themes): Question[] => [
  textQuestion("name", "name", '"Lumen"', site),
  textQuestion("legal-name", "legalName", '"Lumen SL"', site),
  textQuestion("origin", "origin", "https://www.example.org", site),
  textQuestion("shop", "shop", "https://shop.example.org", site),
  textQuestion("organisation", "organisation", "https://code.example.org/lumen", site),
  textQuestion("email", "contactEmail", "info@example.org", site),
  textQuestion("phone", "whatsappNumber", '"+1 555 0100 123"', site),
  ...ribbonColours.map((name) => colourQuestion(name, themes)),
  logoQuestion,
];
