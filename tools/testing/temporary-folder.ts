import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll } from "vitest";

const root = mkdtempSync(join(tmpdir(), "test-"));
afterAll(() => rmSync(root, { recursive: true }));

export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array | undefined>>): void {
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

export function temporaryFolder(files: Parameters<typeof writeFiles>[1] = {}): string {
  const folder = mkdtempSync(join(root, "folder-"));
  writeFiles(folder, files);
  return folder;
}
