import { z } from "zod";

const phrase = z.string().min(1);

const entry = z.strictObject({
  english: phrase.describe("The term in English"),
  term: phrase.describe("The word or phrase to use in this language"),
  source: phrase.describe("Who uses the term: `Moodle`, a component such as `local_assign_ai`, `house` for our own"),
  avoid: z.array(phrase).default([]).describe("Wordings the texts must not use; a star at the end matches any ending"),
  why: phrase.optional().describe("Reason, in one sentence"),
  except: z.array(phrase).optional().describe("Keys whose texts may use an avoided wording, or their prefixes"),
});

/** `src/content/glossaries/<code>.json`: the terms of a language's texts. */
export const glossarySchema = z.strictObject({ terms: z.array(entry) });

export type Glossary = z.infer<typeof glossarySchema>;
