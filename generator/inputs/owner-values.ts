import type { Site } from "../../src/config/site-schema.ts";
import { fill } from "../../src/lib/fill.ts";

/** The strings with the owner's own values in their places. */
export function withOwnerValues<Value>(strings: Value, site: Site): Value {
  const values = { name: site.name, legalName: site.legalName, email: site.contactEmail, shop: site.shop };
  const walk = (value: unknown): unknown => {
    if (typeof value === "string") return fill(value, values);
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value ?? {}).map(([key, entry]) => [key, walk(entry)]));
  };
  return walk(strings) as Value;
}
