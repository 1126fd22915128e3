import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { OwnerError } from "./owner-error.ts";

/** The project's folder. */
export const root = resolve(import.meta.dirname, "..");

interface Option {
  type: "string" | "boolean";
  /** What is to stand behind it, as the help shows it: `file.json`. */
  value?: string;
  purpose: string;
}

export interface Command {
  /** As it is called: `npm run doctor`. */
  name: string;
  /** What it does, in a sentence or two. */
  purpose: string;
  options: Readonly<Record<string, Option>>;
  /** What may stand behind it without a name of its own, as the help shows it; nothing when no such thing is known. */
  names?: { value: string; purpose: string };
}

/** What was given: the options by their names, and the names for a command that takes any. */
type Values<Called extends Command> = {
  [Name in keyof Called["options"]]?: Called["options"][Name]["type"] extends "boolean" ? boolean : string;
} & { help?: boolean } & (Called extends { names: object } ? { names: string[] } : unknown);

const help = { type: "boolean", short: "h", purpose: "says this and does nothing" } as const;

/**
 * Reads what stands behind a command. Every option is known to it, and `--help` besides.
 *
 * @throws OwnerError for a parameter that it does not understand
 */
export function readParameters<Called extends Command>(
  { name, options, names }: Called,
  parameters: readonly string[],
): Values<Called> {
  const args = { args: [...parameters], options: { ...options, help }, allowPositionals: names !== undefined };
  try {
    const { values, positionals } = parseArgs(args);
    return { ...values, ...(names && { names: positionals }) } as Values<Called>;
  } catch (error) {
    const [said] = (error as Error).message.split(/\.\s/);
    const remedy = "--help lists the options, and npm wants a lone -- before them";
    throw new OwnerError(`${name} does not understand what stands behind it:`, [`${said}; ${remedy}`]);
  }
}

/** What `--help` says. */
export function helpOf({ name, purpose, options, names }: Command): string {
  const rows = Object.entries<Option>({ ...options, help }).map(([option, { value, purpose: what }]) => ({
    head: value ? `--${option} ${value}` : `--${option}`,
    what,
  }));
  if (names) rows.unshift({ head: names.value, what: names.purpose });
  const width = Math.max(...rows.map(({ head }) => head.length));
  const lines = rows.map(({ head, what }) => `  ${head.padEnd(width)}  ${what}`);
  return [`${name} [-- options]`, "", purpose, "", ...lines].join("\n");
}

/** Says what a command does where that is asked, else does it with what stands behind it. */
export async function runCommand<const Called extends Command>(
  command: Called,
  work: (given: Omit<Values<Called>, "help">) => unknown,
): Promise<void> {
  const { help, ...given } = readParameters(command, process.argv.slice(2));
  if (help) console.log(helpOf(command));
  else await work(given);
}
