import { z } from "zod";
import { placeholdersOf } from "../lib/interpolate.ts";

/* Errors complete a sentence that starts with language and key: `de: "nav.home" is missing; add it`. */

export interface TextRules {
  placeholders: readonly string[];
  /** In characters, approximate; undefined if any length fits. */
  limit: number | undefined;
}

export const textRules = z.registry<TextRules, z.ZodString>();

const missing = "is missing; add it";

const mustBe = (form: string) => (issue: { input?: unknown }) =>
  issue.input === undefined ? missing : `must be ${form}, got ${JSON.stringify(issue.input)}`;

const hasLength = (length: number) => (issue: { input?: unknown }) => {
  if (issue.input === undefined) return missing;
  return `has ${Array.isArray(issue.input) ? issue.input.length : 0} entries, expected ${length}`;
};

const unwanted: readonly (readonly [pattern: RegExp, problem: (found: string) => string])[] = [
  [/[{}]/, () => "has a stray brace; remove it"],
  [/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);/i, (found) => `has the HTML entity “${found}”; write the character itself`],
  [/<\/?[a-z][^<>]*>|<!--/i, (found) => `has the HTML tag “${found}”; remove it, as texts are shown as they are`],
  [/http:\/\//i, () => "has a URL without HTTPS; start it with https://"],
  [/\uFFFD/, (found) => `has “${found}” in place of a letter; write it again`],
];

function textWith(purpose: string, rules: TextRules) {
  return z
    .string({ error: mustBe("a text") })
    .refine((value) => value.trim() !== "", { error: `is empty; write the text (${purpose})` })
    .superRefine((value, context) => {
      for (const [pattern, problem] of unwanted) {
        const [found] = pattern.exec(value.replace(/\{\w+\}/g, "")) ?? [];
        if (found) context.addIssue({ code: "custom", message: problem(found) });
      }
    })
    .describe(purpose)
    .register(textRules, rules);
}

/** A text that is not empty and has the given placeholders. */
export function text(purpose: string, ...placeholders: string[]) {
  return textWith(purpose, { placeholders, limit: undefined });
}

/** A text with a recommended length: a longer one is no error, but may need an extra line. */
export function textUpTo(limit: number, purpose: string, ...placeholders: string[]) {
  const separator = purpose.includes(":") ? "," : ":";
  return textWith(`${purpose}${separator} up to about ${limit} characters`, { placeholders, limit });
}

const objectError = (shape: object) => (issue: { code: string; input?: unknown }) => {
  if (issue.code !== "invalid_type") return undefined;
  return issue.input === undefined ? missing : `must be an object with ${Object.keys(shape).join(", ")}`;
};

export const group = <Shape extends z.core.$ZodLooseShape>(purpose: string, shape: Shape) =>
  z.strictObject(shape, { error: objectError(shape) }).describe(purpose);

/** May have other keys too. */
export const openGroup = <Shape extends z.core.$ZodLooseShape>(purpose: string, shape: Shape) =>
  z.object(shape, { error: objectError(shape) }).describe(purpose);

function listOf(purpose: string, entries: readonly z.ZodType[]) {
  return z.tuple(entries as [z.ZodType, ...z.ZodType[]], { error: hasLength(entries.length) }).describe(purpose);
}

export function list<Item extends z.ZodType>(purpose: string, length: number, item: Item) {
  return listOf(purpose, Array<Item>(length).fill(item)) as unknown as z.ZodType<z.output<Item>[]>;
}

/** Requires what the English value has, anything if that is missing; `special` has schemas for keys at any depth. */
export function likeEnglish(
  purpose: string,
  english: unknown,
  special: Record<string, (english: unknown) => z.ZodType>,
): z.ZodType {
  if (english === undefined) return z.looseObject({}, { error: mustBe("an object") }).describe(purpose);
  const schemaOf = (entry: unknown) => likeEnglish(purpose, entry, special);
  if (typeof english === "number") return z.number({ error: mustBe("a number") }).describe(purpose);
  if (Array.isArray(english)) return listOf(purpose, english.map(schemaOf));
  if (typeof english === "object" && english !== null) {
    const entries = Object.entries(english).map(([key, entry]) => [key, special[key]?.(entry) ?? schemaOf(entry)]);
    return group(purpose, Object.fromEntries(entries));
  }
  return text(purpose, ...placeholdersOf(String(english)));
}
