import { loadEnv } from "vite";
import { z } from "zod";
import { type Site, siteSchema } from "../../src/config/site-schema.ts";
import { OwnerError } from "./owner-error.ts";

/** A configuration that cannot be used: one line a fault, each with the field, what it got and what it wants. */
export class SiteConfigError extends OwnerError {
  constructor(faults: readonly string[]) {
    super("site.config.ts cannot be used:", faults);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;
type Path = readonly (string | number)[];

const prefix = "SITE_";

const screamingSnake = (word: string) => word.replace(/([a-z0-9])([A-Z])/g, "$1_$2").toUpperCase();

function innerOf(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodOptional ? innerOf(schema.unwrap() as z.ZodType) : schema;
}

interface Field {
  path: Path;
  schema: z.ZodType;
}

/** Every single value of the configuration, present or optional, with the name of its environment variable. */
export function environmentNames(input: unknown, schema: z.ZodType = siteSchema): Map<string, Field> {
  const names = new Map<string, Field>();
  const walk = (value: unknown, at: z.ZodType, path: Path, words: readonly string[]) => {
    const inner = innerOf(at);
    if (inner instanceof z.ZodObject) {
      for (const [key, entry] of Object.entries(inner.shape)) {
        walk(
          (value as Record<string, unknown> | undefined)?.[key],
          entry as z.ZodType,
          [...path, key],
          [...words, screamingSnake(key)],
        );
      }
    } else if (inner instanceof z.ZodArray && innerOf(inner.element as z.ZodType) instanceof z.ZodObject) {
      (Array.isArray(value) ? value : []).forEach((item: { key?: unknown }, index) => {
        const word = typeof item?.key === "string" ? screamingSnake(item.key) : String(index + 1);
        walk(item, inner.element as z.ZodType, [...path, index], [...words, word]);
      });
    } else {
      names.set(prefix + words.join("_"), { path, schema: inner });
    }
  };
  walk(input, schema, [], []);
  return names;
}

function read(text: string, schema: z.ZodType): unknown {
  if (schema instanceof z.ZodBoolean && /^(true|false)$/.test(text)) return text === "true";
  if (schema instanceof z.ZodArray) return text.split(",").map((part) => part.trim());
  return text;
}

function setAt(target: unknown, path: Path, value: unknown): void {
  const [step, ...rest] = path;
  const holder = target as Record<string | number, unknown>;
  if (step === undefined) return;
  if (rest.length === 0) {
    holder[step] = value;
    return;
  }
  holder[step] ??= {};
  setAt(holder[step], rest, value);
}

function valueAt(target: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<PropertyKey, unknown> | undefined)?.[step], target);
}

function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((step) => (typeof step === "number" ? `[${step}]` : `.${String(step)}`))
    .join("")
    .slice(1);
}

function faultOf(issue: z.core.$ZodIssue, input: unknown): string {
  if (issue.code === "unrecognized_keys") {
    const place = issue.path.length > 0 ? ` in ${fieldName(issue.path)}` : "";
    return `${issue.keys.map((key) => `"${key}"`).join(", ")}${place} is no field of the configuration; remove or rename it`;
  }
  const got = valueAt(input, issue.path);
  const shown = got === undefined ? "nothing" : JSON.stringify(got);
  return `${fieldName(issue.path)}: got ${shown}, wants ${issue.message}`;
}

/**
 * The owner's configuration with the environment's values set over it, checked.
 * Throws a `SiteConfigError` that lists every fault at once.
 */
export function loadSite(input: unknown, environment: Environment): Site {
  const draft: unknown = structuredClone(input);
  const names = environmentNames(draft);
  const faults: string[] = [];
  for (const [name, text] of Object.entries(environment)) {
    if (!name.startsWith(prefix) || text === undefined || text === "") continue;
    const field = names.get(name);
    if (field) setAt(draft, field.path, read(text, field.schema));
    else
      faults.push(
        `${name} in the environment: got ${JSON.stringify(text)}, but no field of the configuration has that name`,
      );
  }
  const result = siteSchema.safeParse(draft);
  if (!result.success) faults.push(...result.error.issues.map((issue) => faultOf(issue, draft)));
  if (faults.length > 0 || !result.success) throw new SiteConfigError(faults);
  return result.data;
}

/** The environment's values for the site: those of the process over those of the `.env` files in `root`. */
export function siteEnvironment(mode: string, root: string): Environment {
  return loadEnv(mode, root, prefix);
}

/** The values that are still the placeholders which the project comes with: `field: value` each. */
export function placeholdersIn(site: Site): string[] {
  const values: Record<string, string> = {
    name: site.name,
    legalName: site.legalName,
    origin: site.origin,
    shop: site.shop,
    organisation: site.organisation,
    contactEmail: site.contactEmail,
  };
  return Object.entries(values)
    .filter(([, value]) => /\baulia\b|\.example\b|\bexample\b/i.test(value))
    .map(([field, value]) => `${field}: ${value}`);
}
