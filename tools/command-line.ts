import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { OwnerError } from "./owner-error.ts";

export const root = resolve(import.meta.dirname, "..");

interface Option {
  type: "string" | "boolean";
  /** The placeholder of its value in the help, such as `file.json`. */
  value?: string;
  purpose: string;
}

export interface Command {
  name: string;
  purpose: string;
  options: Readonly<Record<string, Option>>;
  /** Its positional arguments, as the help shows them; undefined if it takes none. */
  names?: { value: string; purpose: string };
}

/** The parsed options, and the positional arguments (`names`) of a command that takes some. */
type Values<Definition extends Command> = {
  [Name in keyof Definition["options"]]?: Definition["options"][Name]["type"] extends "boolean" ? boolean : string;
} & { help?: boolean } & (Definition extends { names: object } ? { names: string[] } : unknown);

const help = { type: "boolean", short: "h", purpose: "shows this help" } as const;

/** Every command knows `--help`. Throws an `OwnerError` for an unknown or invalid parameter. */
export function readParameters<Definition extends Command>(
  { name, options, names }: Definition,
  parameters: readonly string[],
): Values<Definition> {
  const args = { args: [...parameters], options: { ...options, help }, allowPositionals: names !== undefined };
  try {
    const { values, positionals } = parseArgs(args);
    return { ...values, ...(names && { names: positionals }) } as Values<Definition>;
  } catch (error) {
    const [reason] = (error as Error).message.split(/\.\s/);
    const remedy = "--help lists the options, and npm needs -- before them";
    throw new OwnerError(`Invalid arguments for ${name}:`, [`${reason}; ${remedy}`]);
  }
}

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

export async function runCommand<const Definition extends Command>(
  command: Definition,
  action: (given: Omit<Values<Definition>, "help">) => unknown,
): Promise<void> {
  const { help, ...given } = readParameters(command, process.argv.slice(2));
  if (help) console.log(helpOf(command));
  else await action(given);
}
