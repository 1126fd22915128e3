import { setAt } from "../inputs/site-environment.ts";

/** A copy with one value replaced, by path such as `products.3.repository`; the value may be invalid. */
export function withValue<Whole>(whole: Whole, path: string, value: unknown): Whole {
  const copy = structuredClone(whole);
  setAt(copy, path.split("."), value);
  return copy;
}
