import { z } from "zod";

const entry = z.strictObject({
  english: z.string().min(1).describe("What it is, in English"),
  term: z.string().min(1).describe("The word or phrase to use in this language"),
  source: z
    .string()
    .min(1)
    .describe(
      "Whose word it is: `Moodle` for its language pack, a component such as `local_assign_ai`, `house` for our own",
    ),
  avoid: z
    .array(z.string().min(1))
    .describe("Wordings that must not stand in the texts: whole words; a star at the end stands for any ending"),
  why: z.string().min(1).optional().describe("Why, in one sentence"),
  except: z
    .array(z.string().min(1))
    .optional()
    .describe("Keys under which an avoided wording is right, or what such keys begin with"),
});

/** `src/content/glossaries/<code>.json`: the words that a language's texts keep to. */
export const glossarySchema = z.strictObject({ terms: z.array(entry) });

export type Glossary = z.infer<typeof glossarySchema>;
