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

type Options = Readonly<Record<string, Option>>;

interface Command<Known extends Options> {
  name: string;
  purpose: string;
  options: Known;
  /** Its positional arguments, as the help shows them; undefined if it takes none. */
  names?: { value: string; purpose: string };
}

type Given<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>["values"];

const help = { type: "boolean", short: "h", purpose: "shows this help" } as const;

function readParameters<Known extends Options>({ name, options, names }: Command<Known>) {
  try {
    return parseArgs({ options: { ...options, help }, allowPositionals: names !== undefined });
  } catch (error) {
    const [reason] = (error as Error).message.split(/\.\s/);
    const remedy = "--help lists the options, and npm needs -- before them";
    throw new OwnerError(`Invalid arguments for ${name}:`, [`${reason}; ${remedy}`]);
  }
}

function helpOf({ name, purpose, options, names }: Command<Options>): string {
  const rows = Object.entries<Option>({ ...options, help }).map(([option, { value, purpose: what }]) => [
    `--${option} ${value ?? ""}`.trim(),
    what,
  ]);
  if (names) rows.unshift([names.value, names.purpose]);
  const width = Math.max(...rows.map(([head = ""]) => head.length));
  const lines = rows.map(([head = "", what]) => `  ${head.padEnd(width)}  ${what}`);
  return [`${name} [-- options]`, "", purpose, "", ...lines].join("\n");
}

/** Every command knows `--help`. Throws an `OwnerError` for an unknown or invalid parameter. */
export async function runCommand<const Known extends Options>(
  command: Command<Known>,
  action: (given: Given<Known>, names: string[]) => unknown,
): Promise<void> {
  const { values, positionals } = readParameters(command);
  const { help: isHelp, ...given } = values as { help?: boolean };
  if (isHelp) console.log(helpOf(command));
  else await action(given as Given<Known>, positionals);
}
