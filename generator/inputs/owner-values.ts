import type { Site } from "../../src/config/site-schema.ts";
import { fill } from "../../src/lib/fill.ts";

/** What texts may say of the owner, by the names of its placeholders. */
export const ownerValues = ({ name, legalName, contactEmail: email, shop }: Site) => ({ name, legalName, email, shop });

/** The strings with the owner's own values in their places. */
export function withOwnerValues<Value>(strings: Value, site: Site): Value {
  const values = ownerValues(site);
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return fill(value, values);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value ?? {}).map(([key, entry]) => [key, walk(entry)]));
  };
  return walk(strings) as Value;
}
