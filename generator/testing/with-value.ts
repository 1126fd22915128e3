import { setAt } from "../inputs/site-environment.ts";

/** A copy of a value with a part of it another, however wrong, by its path: `products.3.repository`. */
export function withValue<Whole>(whole: Whole, path: string, value: unknown): Whole {
  const copy = structuredClone(whole);
  setAt(copy, path.split("."), value);
  return copy;
}
