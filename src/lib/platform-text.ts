import { fill } from "./fill.ts";

interface Platform {
  from: string;
  to?: string | undefined;
}

/** For which versions of the platform something is, in words. */
export function platformText({ from, to }: Platform, texts: { platformFrom: string; platformRange: string }): string {
  return to ? fill(texts.platformRange, { from, to }) : fill(texts.platformFrom, { from });
}
