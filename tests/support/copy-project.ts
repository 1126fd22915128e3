import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { root } from "../../tools/command-line.ts";

/** Installed, generated or local files. */
const excluded = [".git", ".cache", ".env", ".env.local", "node_modules", "test-results"];

/** Copies the project to a temporary folder, with a link to `node_modules`. The copy goes when the process ends. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  process.on("exit", () => {
    // Windows does not remove the working directory.
    process.chdir(root);
    rmSync(folder, { recursive: true, force: true });
  });
  const isCopied = (file: string) => !excluded.includes(basename(file)) && file !== join(root, "dist");
  cpSync(root, folder, { recursive: true, filter: isCopied });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}
