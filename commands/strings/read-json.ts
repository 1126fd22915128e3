import { fieldName } from "../../generator/inputs/field-name.ts";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { everyText } from "../../generator/texts/every-text.ts";
import { isLocale, type Locale } from "../../src/config/locales.ts";
import type { Texts } from "../support/texts.ts";

function refuse(faults: readonly string[]): never {
  throw new OwnerError("The JSON file cannot be read:", faults);
}

/** What neither is a text nor holds texts, and would be lost without a word. A number is no text: it stays as it is in the site. */
function noTexts(value: unknown, path: readonly (string | number)[] = []): string[] {
  if (typeof value === "string" || typeof value === "number") return [];
  if (typeof value !== "object" || value === null) {
    return [`"${fieldName(path)}" is ${value}, wants a text between quotation marks; write it, or leave the key out`];
  }
  if (Array.isArray(value)) return value.flatMap((entry, index) => noTexts(entry, [...path, index]));
  return Object.entries(value).flatMap(([key, entry]) => noTexts(entry, [...path, key]));
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\uFEFF/, ""));
  } catch (error) {
    return refuse([`it is no valid JSON (${(error as Error).message}); mend it first`]);
  }
}

/**
 * Reads a file in the form of a language file of the site.
 *
 * @throws OwnerError with every fault of its form; whether the keys are the site's is for others to say
 */
export function fromJson(content: string): Texts {
  const value = parsed(content);
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    refuse([
      `it begins with ${JSON.stringify(content.trim().slice(0, 20))}, wants the form of src/content/strings/en.json`,
    ]);
  }
  const texts = everyText(value);
  const keys = texts.map(({ key }) => key);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  const faults = [...noTexts(value), ...twice.map((key) => `"${key}" stands there twice; remove one`)];
  if (faults.length > 0) refuse(faults);
  return new Map(texts.map(({ key, text }) => [key, text]));
}

/** The language that such a file is named after: `de.json`, `texts.de.json`. */
export function languageInName(file: string): Locale | undefined {
  const code = /(?:^|[\\/.])([a-z]+)\.json$/i.exec(file)?.[1];
  return code !== undefined && isLocale(code) ? code : undefined;
}
