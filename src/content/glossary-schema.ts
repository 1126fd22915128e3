import { z } from "zod";

const phrase = z.string().min(1);

const entry = z.strictObject({
  english: phrase.describe("What it is, in English"),
  term: phrase.describe("The word or phrase to use in this language"),
  source: phrase.describe("Whose word it is: `Moodle`, a component such as `local_assign_ai`, `house` for our own"),
  avoid: z.array(phrase).describe("Wordings that must not stand in the texts; a star at the end is any ending"),
  why: phrase.optional().describe("Why, in one sentence"),
  except: z.array(phrase).optional().describe("Keys under which an avoided wording is right, or how they begin"),
});

/** `src/content/glossaries/<code>.json`: the terms of a language's texts. */
export const glossarySchema = z.strictObject({ terms: z.array(entry) });

export type Glossary = z.infer<typeof glossarySchema>;
