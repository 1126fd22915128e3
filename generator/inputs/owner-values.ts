import type { Site } from "../../src/config/site-schema.ts";
import { interpolate } from "../../src/lib/interpolate.ts";

/** What texts may say of the owner, by the names of its placeholders. */
export const ownerValues = ({ name, legalName, contactEmail: email, shop }: Site) => ({ name, legalName, email, shop });

/** The strings with the owner's own values in their places. */
export function withOwnerValues<Value>(strings: Value, site: Site): Value {
  const values = ownerValues(site);
  const filled = (_key: string, value: unknown) => (typeof value === "string" ? interpolate(value, values) : value);
  return JSON.parse(JSON.stringify(strings), filled);
}
