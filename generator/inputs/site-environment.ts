import { loadEnv } from "vite";
import { z } from "zod";
import { siteSchema } from "../../src/config/site-schema.ts";
import { nearest } from "../../tools/nearest-spelling.ts";

export type Environment = Readonly<Record<string, string | undefined>>;
type Path = readonly (string | number)[];

/** The prefix of all variables that set a value of the site; no host uses it for its own variables. */
export const environmentPrefix = "PLUGINSITE_";

const screamingSnake = (word: string) => word.replace(/(?<=[a-z0-9])(?=[A-Z])|-/g, "_").toUpperCase();

/** The schema inside optional and default wrappers. */
function unwrap(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault;
  return isWrapped ? unwrap(schema.unwrap()) : schema;
}

interface Field {
  path: Path;
  schema: unknown;
}

/**
 * All single values of a configuration by environment variable, set or not; records with free keys only have those that
 * are set. A variable's name contains a product's key, or a partner's number from 1.
 */
export function environmentNames(input: unknown): Map<string, Field> {
  const names = new Map<string, Field>();
  const walk = (value: unknown, wrapped: unknown, path: Path, name: string) => {
    const schema = unwrap(wrapped);
    const values = (value ?? {}) as Readonly<Record<string, unknown>>;
    const step = (key: string | number, entry: unknown, word = String(key)) =>
      walk(values[key], entry, [...path, key], `${name}_${screamingSnake(word)}`);
    if (schema instanceof z.ZodObject) {
      for (const [key, entry] of Object.entries(schema.shape)) step(key, entry);
    } else if (schema instanceof z.ZodRecord) {
      for (const key of Object.keys(values)) step(key, schema.valueType);
    } else if (schema instanceof z.ZodArray && unwrap(schema.element) instanceof z.ZodObject) {
      for (const [index, item] of Object.values(values).entries()) {
        step(index, schema.element, String((item as { key?: unknown } | undefined)?.key ?? index + 1));
      }
    } else {
      names.set(name, { path, schema });
    }
  };
  walk(input, siteSchema, [], environmentPrefix.slice(0, -1));
  return names;
}

function parseValue(text: string, schema: unknown): unknown {
  if (schema instanceof z.ZodBoolean && /^(true|false)$/.test(text)) return text === "true";
  if (schema instanceof z.ZodNumber && /^\d+$/.test(text)) return Number(text);
  if (schema instanceof z.ZodArray) return text.split(",").map((part) => part.trim());
  return text;
}

/** Sets a nested value in place, creating missing objects on the way. */
export function setAt(target: unknown, [step = "", ...rest]: Path, value: unknown): void {
  const parent = target as Record<string | number, unknown>;
  parent[step] = rest.length === 0 ? value : (parent[step] ?? {});
  if (rest.length > 0) setAt(parent[step], rest, value);
}

function suggest(name: string, known: Iterable<string>): string {
  const withoutPrefix = (full: string) => full.slice(environmentPrefix.length);
  const match = nearest(withoutPrefix(name), [...known].map(withoutPrefix));
  return match ? `did you mean ${environmentPrefix}${match}?` : "docs/reference/configuration.md lists them";
}

/** Applies the environment's values to `draft`, in place. Returns a fault for each variable that matches no field. */
export function applyEnvironment(draft: unknown, environment: Environment): string[] {
  const names = environmentNames(draft);
  return Object.entries(environment).flatMap(([name, text]) => {
    if (!name.startsWith(environmentPrefix) || !text) return [];
    const field = names.get(name);
    if (!field) {
      const fault = `${name} in the environment: got ${JSON.stringify(text)}, but no field of the configuration has that name`;
      return `${fault}; ${suggest(name, names.keys())}`;
    }
    setAt(draft, field.path, parseValue(text, field.schema));
    return [];
  });
}

/** The site's variables: those of the process, unless empty, take precedence over the `.env` files in `root`. */
export function siteEnvironment(mode: string, root: string): Environment {
  for (const name in process.env)
    if (name.startsWith(environmentPrefix) && !process.env[name]) delete process.env[name];
  return loadEnv(mode, root, environmentPrefix);
}
