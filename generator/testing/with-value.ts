type Group = Record<string, unknown>;

/** A copy with one value replaced, by path such as `products.3.repository`; the value may be invalid. */
export function withValue<Whole>(whole: Whole, path: string, value: unknown): Whole {
  const copy = structuredClone(whole);
  const steps = path.split(".");
  const last = steps.pop() as string;
  const parent = steps.reduce((group, step) => group[step] as Group, copy as Group);
  parent[last] = value;
  return copy;
}
