import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { languageSchema } from "../../src/content/language-schema.ts";
import type { Strings } from "../../src/content/strings.ts";
import { fieldName } from "./field-name.ts";
import { OwnerError } from "./owner-error.ts";

/** Language files that cannot be used: one line a fault, each with the language, the key and the remedy. */
export class StringsError extends OwnerError {
  constructor(faults: readonly string[]) {
    super("The language files in src/content/strings cannot be used:", faults);
  }
}

/** Every fault of one language's strings, held to a `languageSchema`. */
export function faultsInStrings(language: string, value: unknown, schema: z.ZodType): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).flatMap((issue) => {
    const fault = (path: readonly PropertyKey[], what: string) =>
      `${language}: "${fieldName(path) || "the file"}" ${what}`;
    if (issue.code !== "unrecognized_keys") return fault(issue.path, issue.message);
    return issue.keys.map((key) => fault([...issue.path, key], "is no key of the site; remove or rename it"));
  });
}

/** The JSON of a language file; what keeps it from being read goes to `faults`. */
function readLanguage(folder: string, locale: Locale, faults: string[]): unknown {
  const file = join(folder, `${locale}.json`);
  if (!existsSync(file)) {
    faults.push(`${locale}: the file ${locale}.json is missing; copy en.json and write its texts`);
    return undefined;
  }
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    faults.push(`${locale}: ${locale}.json is no valid JSON (${(error as Error).message})`);
    return undefined;
  }
}

/** What the language files hold, unchecked, and what keeps some of them from being read. */
export interface LanguageFiles {
  values: Record<Locale, unknown>;
  faults: string[];
}

/** Reads the language files in a folder, one `<code>.json` a language; one that cannot be read is `undefined`. */
export function readLanguages(folder: string): LanguageFiles {
  const faults: string[] = [];
  const values = Object.fromEntries(localeCodes.map((locale) => [locale, readLanguage(folder, locale, faults)]));
  return { values: values as Record<Locale, unknown>, faults };
}

/** Every fault of the languages that could be read. */
export function faultsInLanguages(values: Readonly<Record<Locale, unknown>>, productKeys: readonly string[]): string[] {
  const schema = languageSchema(productKeys, values[defaultLocale]);
  return Object.entries(values).flatMap(([locale, value]) =>
    value === undefined ? [] : faultsInStrings(locale, value, schema),
  );
}

/**
 * Reads and checks the language files.
 *
 * @param folder where they lie, one `<code>.json` a language
 * @param productKeys the keys of the configuration's products
 * @throws StringsError with every fault of every language at once
 */
export function loadStrings(folder: string, productKeys: readonly string[]): Record<Locale, Strings> {
  const { values, faults: unread } = readLanguages(folder);
  const faults = [...unread, ...faultsInLanguages(values, productKeys)];
  if (faults.length > 0) throw new StringsError(faults);
  return values as Record<Locale, Strings>;
}
