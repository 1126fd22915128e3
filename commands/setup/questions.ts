import { readFileSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { type RibbonColour, ribbonColours } from "../../src/config/ribbon-colours.ts";
import { type SiteInput, siteSchema } from "../../src/config/site-schema.ts";
import type { Colours } from "../../src/styles/contrast.ts";
import { refuse } from "../../tools/owner-error.ts";
import { checkLogo } from "./logo.ts";
import { pastedAddress, pastedEmail, pastedPath, pastedPhone } from "./pasted.ts";
import { checkColour, type Ribbon } from "./ribbons.ts";

export interface Brand {
  /** By field of `site.config.ts`; an empty text removes the field. */
  texts: Map<string, string>;
  ribbons: Map<RibbonColour, Ribbon>;
  logo?: string;
}

/** Why an answer is not taken, and one that would be. */
interface Refusal {
  fault: string;
  offer?: string;
}

interface Question {
  option: string;
  example: string;
  purpose: string;
  defaultAnswer: string;
  /** Adds an answer to the brand unless it is the default one, or returns why it cannot be taken. */
  take(answer: string, brand: Brand): Refusal | undefined;
}

/** Option, field and example of each text, and how an answer is read. */
const texts = [
  ["name", "name", '"Lumen"', String],
  ["legal-name", "legalName", '"Lumen SL"', String],
  ["origin", "origin", "https://www.example.org", pastedAddress],
  ["shop", "shop", "https://shop.example.org", pastedAddress],
  ["organisation", "organisation", "https://code.example.org/lumen", pastedAddress],
  ["email", "contactEmail", "info@example.org", pastedEmail],
] as const;

export const chatLink = (digits: string) => `https://wa.me/${digits}`;

const none = "none";
const unchanged = "unchanged";

function takePhone(answer: string, { texts }: Brand): Refusal | undefined {
  const { digits, isInternational } = pastedPhone(answer === none ? "" : answer);
  const isValid = siteSchema.shape.whatsappNumber.safeParse(digits).success;
  if (answer !== none && !(isValid && isInternational)) {
    const rest = answer.includes("(0)") ? ', without the "(0)"' : "";
    const fault = `got "${answer}", expected the number as dialled from abroad, with + and the country's code${rest}`;
    return isValid ? { fault: `${fault}; its link would be ${chatLink(digits)}`, offer: `+${digits}` } : { fault };
  }
  texts.set("whatsappNumber", digits);
}

function takeLogo(answer: string, brand: Brand): Refusal | undefined {
  if (answer === unchanged) return;
  const file = pastedPath(answer);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return { fault: `got "${answer}", expected a file` };
  const checked = checkLogo(readFileSync(file, "utf8"));
  if ("faults" in checked) return { fault: `"${answer}": ${checked.faults.join("; ")}` };
  brand.logo = checked.mark;
}

export const questionsFor = (site: SiteInput, colours: Colours): Question[] => [
  ...texts.map(([option, field, example, read]): Question => {
    const schema = siteSchema.shape[field];
    return {
      ...{ option, example, purpose: schema.description ?? "", defaultAnswer: site[field] ?? "" },
      take(answer, brand) {
        // The present value may be missing or invalid.
        const { data, error } = schema.safeParse(read(answer));
        if (error) return { fault: `got "${answer}", expected ${error.issues[0]?.message}` };
        if (answer !== site[field]) brand.texts.set(field, data);
      },
    };
  }),
  {
    option: "phone",
    example: '"+1 555 0100 123"',
    purpose: `The number the help button opens a WhatsApp chat with, with + and the country's code ("${none}" removes it)`,
    defaultAnswer: site.whatsappNumber ? `+${site.whatsappNumber}` : none,
    take: takePhone,
  },
  ...ribbonColours.map(
    (name): Question => ({
      option: name,
      example: '"#8f7bf0"',
      purpose: `The colour that replaces ${name}, in CSS syntax; dark text is shown on it`,
      defaultAnswer: colours[`ribbon-${name}`] ?? "",
      take(answer, { ribbons }) {
        if (answer === colours[`ribbon-${name}`]) return;
        const checked = checkColour(answer, colours);
        if ("ribbon" in checked) ribbons.set(name, checked.ribbon);
        return "fault" in checked ? checked : undefined;
      },
    }),
  ),
  {
    option: "logo",
    example: "mark.svg",
    purpose: "The logo mark, an SVG file: best a square, readable at 16 px",
    defaultAnswer: unchanged,
    take: takeLogo,
  },
];

/** Prints a prompt and resolves with the answer, or with undefined at the end of the input. */
type Ask = (line: string) => Promise<string | undefined>;
type Options = Readonly<Record<string, string | undefined>>;

export async function withTerminal<Result>(work: (ask: Ask) => Promise<Result>, { stdin, stdout } = process) {
  const lines = createInterface({ input: stdin, output: stdout });
  const answers = lines[Symbol.asyncIterator]();
  const ask: Ask = async (line) => {
    // Without a prompt, a terminal erases the question when the answer is corrected.
    lines.setPrompt(line);
    lines.prompt();
    return (await answers.next()).value;
  };
  return work(ask).finally(() => lines.close());
}

export async function brandOf(questions: readonly Question[], options: Options, ask?: Ask): Promise<Brand> {
  const brand: Brand = { texts: new Map(), ribbons: new Map() };
  const faults: string[] = [];
  for (const { option, purpose, defaultAnswer, take } of questions) {
    const value = options[option];
    if (value === undefined && !ask) continue;
    let refusal = value === undefined ? { fault: purpose } : take(value, brand);
    while (refusal && ask) {
      const suggestion: string = refusal.offer ?? defaultAnswer;
      const answer = await ask(`\n${refusal.fault}\n${option} [${suggestion}]: `);
      if (answer === undefined) refuse(`--${option}: no answer; run it again, or with --yes`);
      refusal = take(answer.trim() || suggestion, brand);
    }
    if (refusal) faults.push(`--${option}: ${refusal.fault}`);
  }
  if (faults.length > 0) refuse(...faults);
  return brand;
}
