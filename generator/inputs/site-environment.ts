import { loadEnv } from "vite";
import { z } from "zod";
import { siteSchema } from "../../src/config/site-schema.ts";
import { nearest } from "./nearest.ts";

export type Environment = Readonly<Record<string, string | undefined>>;
type Path = readonly (string | number)[];

/** What the name of every variable begins with that sets a value of the site. No host calls its own variables so. */
export const environmentPrefix = "PLUGINSITE_";

const screamingSnake = (word: string) =>
  word
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll("-", "_")
    .toUpperCase();

/** The schema of a value that is there: what an optional or defaulted one is made of. */
export function innerOf(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return innerOf(schema.unwrap());
  return schema;
}

export interface Field {
  path: Path;
  /** With what makes it optional. */
  schema: z.ZodType;
}

/**
 * Every single value of a configuration, present or not, by the name of its environment variable: a product's has the
 * product's key in it, a partner's its place in the list, counted from 1. Of what the owner names (a script's attributes), those
 * that are there.
 */
export function environmentNames(input: unknown): Map<string, Field> {
  const names = new Map<string, Field>();
  const walk = (value: unknown, schema: z.ZodType, path: Path, words: readonly string[]) => {
    const inner = innerOf(schema);
    const element = inner instanceof z.ZodArray ? innerOf(inner.element) : undefined;
    if (inner instanceof z.ZodObject) {
      for (const [key, entry] of Object.entries(inner.shape as Record<string, z.ZodType>)) {
        const own = (value as Record<string, unknown> | undefined)?.[key];
        walk(own, entry, [...path, key], [...words, screamingSnake(key)]);
      }
    } else if (element instanceof z.ZodObject) {
      (Array.isArray(value) ? value : []).forEach((item: { key?: unknown } | undefined, index) => {
        const word = typeof item?.key === "string" ? screamingSnake(item.key) : String(index + 1);
        walk(item, element, [...path, index], [...words, word]);
      });
    } else if (inner instanceof z.ZodRecord) {
      for (const key of Object.keys(value ?? {}))
        walk(undefined, z.string(), [...path, key], [...words, screamingSnake(key)]);
    } else {
      names.set(environmentPrefix + words.join("_"), { path, schema });
    }
  };
  walk(input, siteSchema, [], []);
  return names;
}

function read(text: string, schema: z.ZodType): unknown {
  const inner = innerOf(schema);
  if (inner instanceof z.ZodBoolean && /^(true|false)$/.test(text)) return text === "true";
  if (inner instanceof z.ZodNumber && /^\d+$/.test(text)) return Number(text);
  if (inner instanceof z.ZodArray) return text.split(",").map((part) => part.trim());
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

function unknownName(name: string, text: string, names: ReadonlyMap<string, Field>): string {
  const withoutPrefix = (full: string) => full.slice(environmentPrefix.length);
  const meant = nearest(withoutPrefix(name), [...names.keys()].map(withoutPrefix));
  const remedy = meant ? `did you mean ${environmentPrefix}${meant}?` : "docs/reference/configuration.md lists them";
  return `${name} in the environment: got ${JSON.stringify(text)}, but no field of the configuration has that name; ${remedy}`;
}

/** Sets the environment's values in a configuration; returns a fault for each variable that sets none. */
export function applyEnvironment(draft: unknown, environment: Environment): string[] {
  const names = environmentNames(draft);
  const faults: string[] = [];
  for (const [name, text] of Object.entries(environment)) {
    if (!name.startsWith(environmentPrefix) || !text) continue;
    const field = names.get(name);
    if (field) setAt(draft, field.path, read(text, field.schema));
    else faults.push(unknownName(name, text, names));
  }
  return faults;
}

/** The environment's values for the site: those of the process over those of the `.env` files in `root`. */
export function siteEnvironment(mode: string, root: string): Environment {
  return loadEnv(mode, root, environmentPrefix);
}
