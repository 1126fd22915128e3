function setAt(target: unknown, [step = "", ...rest]: readonly string[], value: unknown): void {
  const parent = target as Record<string, unknown>;
  parent[step] = rest.length === 0 ? value : (parent[step] ?? {});
  if (rest.length > 0) setAt(parent[step], rest, value);
}

/** A copy with one value replaced, by path such as `products.3.repository`; the value may be invalid. */
export function withValue<Whole>(whole: Whole, path: string, value: unknown): Whole {
  const copy = structuredClone(whole);
  setAt(copy, path.split("."), value);
  return copy;
}
