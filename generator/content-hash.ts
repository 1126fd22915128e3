import { hash } from "node:crypto";

/** Eight hex digits, for the names of files that browsers cache forever. */
export const contentHash = (content: string | Uint8Array): string => hash("sha256", content).slice(0, 8);
