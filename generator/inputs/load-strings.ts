import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { languageSchema } from "../../src/content/language-schema.ts";
import type { Strings } from "../../src/content/strings.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { readJson } from "./read-json.ts";

/** Reads the file of every language; the value of one that cannot be read is undefined. */
export function readLanguages(root: string) {
  const faults: string[] = [];
  const read = (locale: Locale): unknown => {
    const file = join(root, `src/content/strings/${locale}.json`);
    try {
      if (existsSync(file)) return readJson(file);
      faults.push(`${locale}: the file ${locale}.json is missing; copy en.json and translate its texts`);
    } catch (error) {
      faults.push(`${locale}: ${locale}.json cannot be read: ${(error as Error).message}`);
    }
  };
  const values = Object.fromEntries(localeCodes.map((locale) => [locale, read(locale)])) as Record<Locale, unknown>;
  return { values, faults };
}

/** `values` are those of `readLanguages`, or some of them. */
export function faultsInLanguages(values: Partial<Record<Locale, unknown>>, productKeys: readonly string[]): string[] {
  const schema = languageSchema(productKeys, values[defaultLocale]);
  const readable = Object.entries(values).filter(([, value]) => value !== undefined);
  return readable.flatMap(([locale, value]) => {
    const fault = (path: readonly PropertyKey[], problem: string) =>
      `${locale}: "${z.core.toDotPath(path) || "the file"}" ${problem}`;
    return (schema.safeParse(value).error?.issues ?? []).flatMap((issue) => {
      if (issue.code !== "unrecognized_keys") return fault(issue.path, issue.message);
      return issue.keys.map((key) => fault([...issue.path, key], "is not a known key; remove or rename it"));
    });
  });
}

export function loadStrings(root: string, productKeys: readonly string[]): Record<Locale, Strings> {
  const { values, faults: unread } = readLanguages(root);
  const faults = [...unread, ...faultsInLanguages(values, productKeys)];
  if (faults.length > 0) throw new OwnerError("The language files in src/content/strings are invalid:", faults);
  return values as Record<Locale, Strings>;
}
