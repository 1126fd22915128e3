import { resolve } from "node:path";
import { type Command, helpOf, readParameters } from "../../tools/command-line.ts";

/** The project's folder. */
export const root = resolve(import.meta.dirname, "../..");

/** Says what a command does where that is asked, else does it with what stands behind it. */
export async function runCommand<const Called extends Command>(
  command: Called,
  work: (given: Omit<ReturnType<typeof readParameters<Called>>, "help">) => unknown,
): Promise<void> {
  const { help, ...given } = readParameters(command, process.argv.slice(2));
  if (help) console.log(helpOf(command));
  else await work(given);
}
