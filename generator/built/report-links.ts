import { OwnerError } from "../inputs/owner-error.ts";
import { readBuiltFolder } from "./built-folder.ts";
import { linkFaults } from "./link-faults.ts";

interface Reporting {
  /** Whether the build is to go live. */
  strict: boolean;
  log: (line: string) => void;
}

/** Tells the owner what leads nowhere in a built folder. Throws an `OwnerError` that says the same when it is to go live. */
export function reportLinks(folder: string, origin: string, { strict, log }: Reporting): void {
  const faults = linkFaults(readBuiltFolder(folder, origin));
  if (faults.length === 0) return;
  const refusal = new OwnerError("Leads nowhere, or elsewhere than it says:", faults);
  if (strict) throw refusal;
  log(`\n${refusal.message}`);
}
