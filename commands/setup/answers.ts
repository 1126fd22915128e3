import { OwnerError } from "../../generator/inputs/owner-error.ts";
import type { Brand, Question, Refusal } from "./questions.ts";

/** Says a line and gets one back; nothing when there is nobody left to answer. */
export type Ask = (line: string) => Promise<string | undefined>;

const newBrand = (): Brand => ({ texts: new Map(), ribbons: new Map() });

/**
 * The brand from what stands behind the command alone; what is not named stays.
 *
 * @param given the answers by option
 * @throws OwnerError with every answer that will not do
 */
export function brandGiven(questions: readonly Question[], given: Readonly<Record<string, string | undefined>>): Brand {
  const brand = newBrand();
  const faults = questions.flatMap(({ option, take }) => {
    const answer = given[option];
    const refusal = answer === undefined ? undefined : take(answer, brand);
    return refusal ? [`--${option}: ${refusal.fault}`] : [];
  });
  if (faults.length > 0) throw new OwnerError("Nothing was written:", faults);
  return brand;
}

async function settle(question: Question, given: string | undefined, brand: Brand, ask: Ask): Promise<void> {
  const { option, purpose, present, take } = question;
  let refusal: Refusal | undefined = given === undefined ? { fault: purpose } : take(given, brand);
  while (refusal) {
    const standing: string = refusal.offer ?? present;
    const answer = await ask(`\n${refusal.fault}\n${option} [${standing}]: `);
    if (answer === undefined) {
      throw new OwnerError("Nothing was written:", [`--${option}: nobody answers; run it again, or with --yes`]);
    }
    refusal = take(answer.trim() || standing, brand);
  }
}

/** The brand from what stands behind the command and from answers to all else; asks anew when an answer will not do. */
export async function brandAsked(
  questions: readonly Question[],
  given: Readonly<Record<string, string | undefined>>,
  ask: Ask,
): Promise<Brand> {
  const brand = newBrand();
  for (const question of questions) await settle(question, given[question.option], brand, ask);
  return brand;
}
