import { createHash } from "node:crypto";

/** Eight characters that change when the content does, for the names of files that browsers keep for ever. */
export function contentHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
