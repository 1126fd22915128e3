import { parseArgs } from "node:util";
import { nearest } from "./nearest.ts";
import { OwnerError } from "./owner-error.ts";

interface Option {
  type: "string" | "boolean";
  /** What is to stand behind it, as the help shows it: `file.json`. */
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

const help = { type: "boolean", short: "h", purpose: "says this and does nothing" } as const;

/** What `parseArgs` has found, with the remedy. */
function faultOf({ message }: Error, known: readonly string[]): string {
  const [, option, word = ""] = /^Unknown option '(-+(.+?))'/.exec(message) ?? [];
  if (!option)
    return `${message.replace(/\.?\n/g, "; ")}; --help lists the options, and npm wants a lone -- before them`;
  const meant = nearest(word, known);
  return `${option} is no option; ${meant ? `did you mean --${meant}?` : "--help lists them"}`;
}

/**
 * Reads what stands behind a command. Every option is known to it, and `--help` besides.
 *
 * @throws OwnerError for a parameter that it does not understand; an unknown option's names the nearest known one
 */
export function readParameters<Called extends Command<Options>>(
  { name, options, names }: Called,
  parameters: readonly string[],
): Values<Called["options"]> & Names<Called> {
  const known = { ...options, help };
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      options: known,
      allowPositionals: names !== undefined,
    });
    return { ...values, ...(names && { names: positionals }) } as Values<Called["options"]> & Names<Called>;
  } catch (error) {
    const fault = faultOf(error as Error, Object.keys(known));
    throw new OwnerError(`${name} does not understand what stands behind it:`, [fault]);
  }
}

/** What `--help` says. */
export function helpOf({ name, purpose, options, names }: Command<Options>): string {
  const rows = Object.entries<Option>({ ...options, help }).map(([option, { value, purpose: what }]) => ({
    head: value ? `--${option} ${value}` : `--${option}`,
    what,
  }));
  if (names) rows.unshift({ head: names.value, what: names.purpose });
  const width = Math.max(...rows.map(({ head }) => head.length));
  const lines = rows.map(({ head, what }) => `  ${head.padEnd(width)}  ${what}`);
  return [`${name} [-- options]`, "", purpose, "", ...lines].join("\n");
}
