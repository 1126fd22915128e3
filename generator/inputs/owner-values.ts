import type { Site } from "../../src/config/site-schema.ts";
import { interpolate } from "../../src/lib/interpolate.ts";

/** The values that texts may contain, by placeholder name. */
export const ownerValues = ({ name, legalName, contactEmail: email, shop }: Site) => ({ name, legalName, email, shop });

export function withOwnerValues<Value>(strings: Value, site: Site): Value {
  const values = ownerValues(site);
  const fill = (_key: string, value: unknown) => (typeof value === "string" ? interpolate(value, values) : value);
  return JSON.parse(JSON.stringify(strings), fill);
}
