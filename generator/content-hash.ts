import { createHash } from "node:crypto";

/** Eight hex digits, for the names of files that browsers cache forever. */
export const contentHash = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);
