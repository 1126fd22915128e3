import { loadEnv } from "vite";
import { z } from "zod";
import { siteSchema } from "../../src/config/site-schema.ts";
import { nearest } from "../../tools/nearest.ts";

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
function innerOf(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapped ? innerOf(schema.unwrap()) : schema;
}

interface Field {
  path: Path;
  schema: unknown;
}

/**
 * Every single value of a configuration, present or not, by the name of its environment variable: a product's has the
 * product's key in it, a partner's its place in the list, counted from 1. Of what the owner names (a script's attributes), those
 * that are there.
 */
export function environmentNames(input: unknown): Map<string, Field> {
  const names = new Map<string, Field>();
  const walk = (value: unknown, wrapped: unknown, path: Path, name: string) => {
    const schema = innerOf(wrapped);
    const own = (value ?? {}) as Readonly<Record<string, unknown>>;
    const step = (key: string | number, entry: unknown, word = String(key)) =>
      walk(own[key], entry, [...path, key], `${name}_${screamingSnake(word)}`);
    if (schema instanceof z.ZodObject) {
      for (const [key, entry] of Object.entries(schema.shape)) step(key, entry);
    } else if (schema instanceof z.ZodRecord) {
      for (const key of Object.keys(own)) step(key, schema.valueType);
    } else if (schema instanceof z.ZodArray && innerOf(schema.element) instanceof z.ZodObject) {
      for (const [index, item] of Object.values(own).entries()) {
        step(index, schema.element, String((item as { key?: unknown } | undefined)?.key ?? index + 1));
      }
    } else {
      names.set(name, { path, schema });
    }
  };
  walk(input, siteSchema, [], environmentPrefix.slice(0, -1));
  return names;
}

function read(text: string, schema: unknown): unknown {
  if (schema instanceof z.ZodBoolean && /^(true|false)$/.test(text)) return text === "true";
  if (schema instanceof z.ZodNumber && /^\d+$/.test(text)) return Number(text);
  if (schema instanceof z.ZodArray) return text.split(",").map((part) => part.trim());
  return text;
}

/** Sets a value inside another, with what is missing on the way to it. */
export function setAt(target: unknown, [step = "", ...rest]: Path, value: unknown): void {
  const holder = target as Record<string | number, unknown>;
  holder[step] = rest.length === 0 ? value : (holder[step] ?? {});
  if (rest.length > 0) setAt(holder[step], rest, value);
}

/** What was probably meant by a name that no variable has. */
function remedyFor(name: string, known: Iterable<string>): string {
  const withoutPrefix = (full: string) => full.slice(environmentPrefix.length);
  const meant = nearest(withoutPrefix(name), [...known].map(withoutPrefix));
  return meant ? `did you mean ${environmentPrefix}${meant}?` : "docs/reference/configuration.md lists them";
}

/** Sets the environment's values in a configuration; returns a fault for each variable that sets none. */
export function applyEnvironment(draft: unknown, environment: Environment): string[] {
  const names = environmentNames(draft);
  return Object.entries(environment).flatMap(([name, text]) => {
    if (!name.startsWith(environmentPrefix) || !text) return [];
    const field = names.get(name);
    if (!field) {
      const fault = `${name} in the environment: got ${JSON.stringify(text)}, but no field of the configuration has that name`;
      return `${fault}; ${remedyFor(name, names.keys())}`;
    }
    setAt(draft, field.path, read(text, field.schema));
    return [];
  });
}

/** The environment's values for the site: those of the process over those of the `.env` files in `root`. */
export function siteEnvironment(mode: string, root: string): Environment {
  return loadEnv(mode, root, environmentPrefix);
}
