import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locale, localeCodes } from "../../src/config/locales.ts";
import { type Spec, type Strings, shape } from "../../src/content/shape.ts";
import { placeholdersOf } from "../../src/lib/fill.ts";
import { OwnerError } from "./owner-error.ts";

/** Language files that cannot be used: one line a fault, each with the language, the key and the remedy. */
export class StringsError extends OwnerError {
  constructor(faults: readonly string[]) {
    super("The language files in src/content/strings cannot be used:", faults);
  }
}

/** The owner's values that a text may use anywhere; they are filled in when the site is built. */
export const ownerPlaceholders = ["name", "legalName", "email"] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sorted = (names: readonly string[]) => [...new Set(names)].sort();

interface Check {
  productKeys: readonly string[];
  faults: string[];
  language: string;
}

function checkText(value: string, reference: unknown, spec: Spec & { kind: "text" }, key: string, check: Check): void {
  const { faults, language } = check;
  if (value.trim() === "") {
    faults.push(`${language}: "${key}" is empty; write the text (${spec.purpose})`);
    return;
  }
  const found = sorted(placeholdersOf(value));
  const fromReference = typeof reference === "string" ? placeholdersOf(reference) : [];
  const wanted = sorted([...spec.placeholders, ...fromReference]);
  for (const name of wanted) {
    if (!found.includes(name)) faults.push(`${language}: "${key}" has lost the placeholder {${name}}; put it back`);
  }
  const isReference = value === reference;
  for (const name of found) {
    const allowed =
      wanted.includes(name) &&
      (!isReference || spec.placeholders.includes(name) || ownerPlaceholders.includes(name as never));
    if (!allowed) faults.push(`${language}: "${key}" has the unknown placeholder {${name}}; remove it`);
  }
  if (/[{}]/.test(value.replace(/\{\w+\}/g, ""))) faults.push(`${language}: "${key}" has a stray brace; remove it`);
}

function checkEntries(
  value: unknown,
  reference: unknown,
  specs: Readonly<Record<string, Spec>>,
  key: string,
  check: Check,
): void {
  const { faults, language } = check;
  if (!isObject(value)) {
    faults.push(`${language}: "${key || "the file"}" must be an object with ${Object.keys(specs).join(", ")}`);
    return;
  }
  const inside = (name: string) => (key ? `${key}.${name}` : name);
  for (const [name, spec] of Object.entries(specs)) {
    if (name in value)
      checkSpec(value[name], isObject(reference) ? reference[name] : undefined, spec, inside(name), check);
    else faults.push(`${language}: "${inside(name)}" is missing; add it`);
  }
  for (const name of Object.keys(value)) {
    if (!(name in specs)) faults.push(`${language}: "${inside(name)}" is no key of the site; remove or rename it`);
  }
}

/** The rule for a part of English that is no number; what stands inside follows the same rule. */
function specLike(reference: unknown, rule: Spec & { kind: "likeEnglish" }): Spec {
  if (Array.isArray(reference)) return { kind: "list", length: reference.length, item: rule };
  if (isObject(reference)) {
    return { kind: "group", entries: Object.fromEntries(Object.keys(reference).map((name) => [name, rule])) };
  }
  return { kind: "text", purpose: rule.purpose, placeholders: placeholdersOf(String(reference ?? "")) };
}

function checkSpec(value: unknown, reference: unknown, spec: Spec, key: string, check: Check): void {
  const { faults, language, productKeys } = check;
  if (spec.kind === "group") {
    checkEntries(value, reference, spec.entries, key, check);
  } else if (spec.kind === "perProduct") {
    checkEntries(value, reference, Object.fromEntries(productKeys.map((product) => [product, spec.item])), key, check);
  } else if (spec.kind === "list") {
    const length = Array.isArray(value) ? value.length : 0;
    if (length !== spec.length) faults.push(`${language}: "${key}" has ${length} entries, wants ${spec.length}`);
    else {
      (value as unknown[]).forEach((item, index) => {
        checkSpec(item, Array.isArray(reference) ? reference[index] : undefined, spec.item, `${key}[${index}]`, check);
      });
    }
  } else if (spec.kind === "likeEnglish" && typeof reference === "number") {
    if (typeof value !== "number") faults.push(`${language}: "${key}" must be a number, got ${JSON.stringify(value)}`);
  } else if (spec.kind === "likeEnglish") {
    checkSpec(value, reference, specLike(reference, spec), key, check);
  } else if (typeof value === "string") {
    checkText(value, reference, spec, key, check);
  } else {
    faults.push(`${language}: "${key}" must be a text, got ${JSON.stringify(value)}`);
  }
}

/** Every fault of one language's strings; English is the reference for what stands in braces. */
export function faultsInStrings(
  language: string,
  value: unknown,
  english: unknown,
  productKeys: readonly string[],
): string[] {
  const check: Check = { productKeys, faults: [], language };
  checkSpec(value, english, shape, "", check);
  return check.faults;
}

/** Reads and checks the language files. Throws a `StringsError` that lists every fault of every language at once. */
export function loadStrings(folder: string, productKeys: readonly string[]): Record<Locale, Strings> {
  const faults: string[] = [];
  const parsed = Object.fromEntries(
    localeCodes.map((locale) => {
      const file = join(folder, `${locale}.json`);
      if (!existsSync(file)) {
        faults.push(`${locale}: the file ${locale}.json is missing; copy en.json and write its texts`);
        return [locale, undefined];
      }
      try {
        return [locale, JSON.parse(readFileSync(file, "utf8"))];
      } catch (error) {
        faults.push(`${locale}: ${locale}.json is no valid JSON (${(error as Error).message})`);
        return [locale, undefined];
      }
    }),
  );
  for (const [locale, value] of Object.entries(parsed)) {
    if (value !== undefined) faults.push(...faultsInStrings(locale, value, parsed.en, productKeys));
  }
  if (faults.length > 0) throw new StringsError(faults);
  return parsed as Record<Locale, Strings>;
}
