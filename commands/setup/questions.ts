import { existsSync, readFileSync } from "node:fs";
import { type RibbonColour, ribbonColours } from "../../src/config/ribbon-colours.ts";
import { type SiteInput, siteSchema } from "../../src/config/site-schema.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { checkLogo } from "./logo.ts";
import { checkColour, type Ribbon, type Themes } from "./ribbons.ts";

/** The brand as it is to be; what stays is left out. */
export interface Brand {
  /** By the field of `site.config.ts`; an empty text takes the field out. */
  texts: Map<string, string>;
  ribbons: Map<RibbonColour, Ribbon>;
  /** What is drawn, without the name. */
  logo?: string;
}

/** Why an answer cannot be taken, and one that would do. */
interface Refusal {
  fault: string;
  offer?: string;
}

interface Question {
  option: string;
  example: string;
  purpose: string;
  /** What an empty answer means. */
  present: string;
  /** Takes an answer over into the brand, or says why it cannot. */
  take(answer: string, brand: Brand): Refusal | undefined;
}

const none = "none";

const texts = [
  ["name", "name", '"Lumen"'],
  ["legal-name", "legalName", '"Lumen SL"'],
  ["origin", "origin", "https://www.example.org"],
  ["shop", "shop", "https://shop.example.org"],
  ["organisation", "organisation", "https://code.example.org/lumen"],
  ["email", "contactEmail", "info@example.org"],
  ["phone", "whatsappNumber", '"+1 555 0100 123"'],
] as const;

function textQuestion([option, field, example]: (typeof texts)[number], site: SiteInput): Question {
  const schema = siteSchema.shape[field];
  const isPhone = field === "whatsappNumber";
  return {
    option,
    example,
    purpose: `${schema.description}${isPhone ? ` ("${none}" takes it out)` : ""}`,
    present: site[field] ?? none,
    take(answer, brand) {
      const isNone = isPhone && answer === none;
      // A phone number as people write it has more than digits.
      const { data = "", error } = schema.safeParse(isPhone ? answer.replace(/[\s+().-]/g, "") : answer);
      if (error && !isNone) return { fault: `got "${answer}", wants ${error.issues[0]?.message}` };
      brand.texts.set(field, isNone ? "" : data);
      return undefined;
    },
  };
}

function colourQuestion(name: RibbonColour, themes: Themes): Question {
  const present = themes.light[`ribbon-${name}`] ?? "";
  return {
    option: name,
    example: '"#8f7bf0"',
    purpose: `The colour in the place of ${name}, as CSS writes it; dark text stands on it`,
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
    const checked = checkLogo(readFileSync(answer, "utf8"));
    if ("faults" in checked) return { fault: `"${answer}": ${checked.faults.join("; ")}` };
    brand.logo = checked.mark;
    return undefined;
  },
};

/** All that is asked, in order. */
export const questionsOn = (site: SiteInput, themes: Themes): Question[] => [
  ...texts.map((text) => textQuestion(text, site)),
  ...ribbonColours.map((name) => colourQuestion(name, themes)),
  logoQuestion,
];

/** Says a line and gets one back; nothing when there is nobody left to answer. */
export type Ask = (line: string) => Promise<string | undefined>;

/**
 * The brand from what stands behind the command and, with `ask`, from answers to all else: one that will not do is asked for
 * anew. Without, what is not named stays. Throws an `OwnerError` with every fault.
 */
export async function brandOf(
  questions: readonly Question[],
  given: Readonly<Record<string, string | undefined>>,
  ask?: Ask,
): Promise<Brand> {
  const brand: Brand = { texts: new Map(), ribbons: new Map() };
  const faults: string[] = [];
  for (const { option, purpose, present, take } of questions) {
    const first = given[option];
    if (first === undefined && !ask) continue;
    let refusal: Refusal | undefined = first === undefined ? { fault: purpose } : take(first, brand);
    while (refusal && ask) {
      const standing: string = refusal.offer ?? present;
      const answer = await ask(`\n${refusal.fault}\n${option} [${standing}]: `);
      if (answer === undefined) {
        throw new OwnerError("Nothing was written:", [`--${option}: nobody answers; run it again, or with --yes`]);
      }
      refusal = take(answer.trim() || standing, brand);
    }
    if (refusal) faults.push(`--${option}: ${refusal.fault}`);
  }
  if (faults.length > 0) throw new OwnerError("Nothing was written:", faults);
  return brand;
}
