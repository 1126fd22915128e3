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

/**
 * Reads and checks the language files.
 *
 * @param folder where they lie, one `<code>.json` a language
 * @param productKeys the keys of the configuration's products
 * @throws StringsError with every fault of every language at once
 */
export function loadStrings(folder: string, productKeys: readonly string[]): Record<Locale, Strings> {
  const faults: string[] = [];
  const parsed = Object.fromEntries(localeCodes.map((locale) => [locale, readLanguage(folder, locale, faults)]));
  const schema = languageSchema(productKeys, parsed[defaultLocale]);
  for (const [locale, value] of Object.entries(parsed)) {
    if (value !== undefined) faults.push(...faultsInStrings(locale, value, schema));
  }
  if (faults.length > 0) throw new StringsError(faults);
  return parsed as Record<Locale, Strings>;
}
