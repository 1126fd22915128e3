/** A copy of a value with a part of it another, however wrong, by its path: `products.3.repository`. */
export function withValue<Whole>(whole: Whole, path: string, value: unknown): Whole {
  const copy = structuredClone(whole);
  const steps = path.split(".");
  const last = steps.pop() as string;
  // biome-ignore lint/suspicious/noExplicitAny: any value may stand anywhere
  steps.reduce<any>((part, step) => part[step], copy)[last] = value;
  return copy;
}
