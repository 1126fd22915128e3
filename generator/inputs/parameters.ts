import { parseArgs } from "node:util";
import { nearest } from "./nearest.ts";
import { OwnerError } from "./owner-error.ts";

interface Option {
  type: "string" | "boolean";
  /** What is to stand behind it, as the help shows it: `file.csv`. */
  value?: string;
  purpose: string;
}

type Options = Readonly<Record<string, Option>>;

export interface Command<Known extends Options> {
  /** As it is called: `npm run doctor`. */
  name: string;
  /** What it does, in a sentence or two. */
  purpose: string;
  options: Known;
  /** What may stand behind it without a name of its own, as the help shows it; nothing when no such thing is known. */
  names?: { value: string; purpose: string };
}

type Values<Known extends Options> = {
  [Name in keyof Known]?: Known[Name]["type"] extends "boolean" ? boolean : string;
} & { help?: boolean };

/** The names that were given, for a command that takes any. */
type Names<Called> = Called extends { names: object } ? { names: string[] } : unknown;

const help: Option = { type: "boolean", purpose: "says this and does nothing" };

/** The part of a token of `parseArgs` that a fault can be told from. */
interface Given {
  kind: string;
  name?: string;
  rawName?: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function faultOf(
  { kind, name = "", rawName = "", value, inlineValue }: Given,
  known: Options,
  takesNames: boolean,
): string | undefined {
  if (kind === "positional")
    return takesNames
      ? undefined
      : `"${value}" belongs to no option; --help lists them, and npm wants a lone -- before them`;
  if (kind !== "option") return undefined;
  const option = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!option) {
    const meant = nearest(name, Object.keys(known));
    return `${rawName} is no option; ${meant ? `did you mean --${meant}?` : "--help lists them"}`;
  }
  if (option.type === "boolean") return value === undefined ? undefined : `${rawName} takes no value; got "${value}"`;
  if (value === undefined) return `${rawName} has no value; write ${rawName} ${option.value}`;
  if (value.startsWith("-") && !inlineValue)
    return `${rawName} has no value; if "${value}" is it, write ${rawName}=${value}`;
  return undefined;
}

/**
 * Reads what stands behind a command. Every option is known to it, and `--help` besides.
 *
 * @throws OwnerError with every parameter that it does not understand; an unknown option's names the nearest known one
 */
export function readParameters<Called extends Command<Options>>(
  { name, options, names }: Called,
  parameters: readonly string[],
): Values<Called["options"]> & Names<Called> {
  const known: Options = { ...options, help };
  const short = { help: { type: "boolean", short: "h" } } as const;
  const { values, tokens, positionals } = parseArgs({
    args: [...parameters],
    options: { ...options, ...short },
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const faults = tokens
    .map((token) => faultOf(token, known, names !== undefined))
    .filter((fault) => fault !== undefined);
  if (faults.length > 0) throw new OwnerError(`${name} does not understand what stands behind it:`, faults);
  return { ...values, ...(names && { names: positionals }) } as Values<Called["options"]> & Names<Called>;
}

/** What `--help` says. */
export function helpOf({ name, purpose, options, names }: Command<Options>): string {
  const rows = Object.entries({ ...options, help }).map(([option, { value, purpose: what }]) => ({
    head: value ? `--${option} ${value}` : `--${option}`,
    what,
  }));
  if (names) rows.unshift({ head: names.value, what: names.purpose });
  const width = Math.max(...rows.map(({ head }) => head.length));
  const lines = rows.map(({ head, what }) => `  ${head.padEnd(width)}  ${what}`);
  return [`${name} [-- options]`, "", purpose, "", ...lines].join("\n");
}
