import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { OwnerError } from "./owner-error.ts";

export const root = resolve(import.meta.dirname, "..");

/** Purposes by option as the help shows it, with a placeholder if it takes a value: `out folder`, `strict`. */
type Options = Readonly<Record<string, string>>;

interface Command<Known extends Options> {
  name: string;
  purpose: string;
  options: Known;
  /** Its positional arguments, as the help shows them; undefined if it takes none. */
  names?: [placeholder: string, purpose: string];
  run(given: Given<Known>, names: string[]): unknown;
}

type Given<Known extends Options> = {
  [Option in keyof Known as Option extends `${infer Name} ${string}`
    ? Name
    : Option]?: Option extends `${string} ${string}` ? string : boolean;
};

function readParameters({ name, options, names }: Command<Options>) {
  const known = Object.keys(options).map((option) => {
    const [key = "", placeholder] = option.split(" ");
    return [key, { type: placeholder ? "string" : "boolean" }] as const;
  });
  const help = { type: "boolean", short: "h" } as const;
  try {
    return parseArgs({ options: { ...Object.fromEntries(known), help }, allowPositionals: names !== undefined });
  } catch (error) {
    const [reason] = (error as Error).message.split(/\.\s/);
    const remedy = "--help lists the options, and npm needs -- before them";
    throw new OwnerError(`Invalid arguments for ${name}:`, [`${reason}; ${remedy}`]);
  }
}

function helpOf({ name, purpose, options, names }: Command<Options>): string {
  const rows = Object.entries({ ...options, help: "shows this help" }).map(([option, what]) => [`--${option}`, what]);
  if (names) rows.unshift(names);
  const width = Math.max(...rows.map(([head = ""]) => head.length));
  const lines = rows.map(([head = "", what]) => `  ${head.padEnd(width)}  ${what}`);
  return [`${name} [-- options]`, "", purpose, "", ...lines].join("\n");
}

/** Every command knows `--help`. Throws an `OwnerError` for an unknown or invalid parameter. */
export async function runCommand<const Known extends Options>(command: Command<Known>): Promise<void> {
  const { values, positionals } = readParameters(command);
  const { help: isHelp, ...given } = values;
  if (isHelp) console.log(helpOf(command));
  else await command.run(given as Given<Known>, positionals);
}
