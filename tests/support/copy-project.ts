import { execFileSync } from "node:child_process";
import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");

/** The files of the project; outside of a repository, everything but what is installed and made. */
function projectFiles(): string[] | undefined {
  try {
    const list = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
    return execFileSync("git", list, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26, stdio: "pipe" })
      .split("\0")
      .filter((file) => file && existsSync(join(root, file)));
  } catch {
    return undefined;
  }
}

/** Media are large and never written in place: a second name for the same bytes is enough, where the disk allows it. */
function copyMedia(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/** A copy of the project that a test may change, with what is installed; `remove` takes it away again. */
export function copyProject(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "site-copy-"));
  const files = projectFiles();
  if (files) {
    for (const file of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      const copy = file.startsWith("public/") ? copyMedia : copyFileSync;
      copy(join(root, file), join(folder, file));
    }
  } else {
    const made = ["node_modules", "dist", ".cache", "test-results"].map((name) => join(root, name));
    cpSync(root, folder, { recursive: true, filter: (file) => !made.includes(file) });
  }
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
