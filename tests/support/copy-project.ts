import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../../tools/command-line.ts";

/** What is installed and made, and is not the project's. */
const left = [".git", ".cache", ".env", ".env.local", "node_modules", "test-results"];

/** A copy of the project that a test may change, with what is installed; it goes with the block that is `using` it. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  const isCopied = (file: string) => !left.includes(basename(file)) && file !== join(root, "dist");
  cpSync(root, folder, { recursive: true, filter: isCopied });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}
