import type { Site } from "../../src/config/site-schema.ts";
import { interpolate } from "../../src/lib/interpolate.ts";

export const ownerValues = ({ name, legalName, contactEmail: email, shop }: Site) => ({ name, legalName, email, shop });

export function withOwnerValues<Value>(strings: Value, site: Site): Value {
  const values = ownerValues(site);
  const fillText = (text: string) => {
    // A name such as “Acme, Inc.” at the end of a sentence needs no second stop.
    const stopped = text.replace(/\{\w+\}(?=\.(?!\.))/g, (placeholder) =>
      interpolate(placeholder, values).replace(/\.$/, ""),
    );
    return interpolate(stopped, values);
  };
  const fill = (_key: string, value: unknown) => (typeof value === "string" ? fillText(value) : value);
  return JSON.parse(JSON.stringify(strings), fill);
}
