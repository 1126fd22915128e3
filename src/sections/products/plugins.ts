import { productNeeded } from "../../config/needs.ts";
import type { Product } from "../../config/site-schema.ts";

/** How many plugins the products are: several products may come in one, from one repository. */
export function pluginCount(products: readonly Product[]): number {
  return new Set(products.map(({ repository }) => repository)).size;
}

/** The first other product that comes in the same plugin: in the same repository. */
export function samePluginAs(product: Product, products: readonly Product[]): Product | undefined {
  return products.find(({ key, repository }) => key !== product.key && repository === product.repository);
}

const productsNeededBy = ({ needs = [] }: Product): string[] =>
  needs.map(productNeeded).filter((key) => key !== undefined);

/** The product to install first: others need it, and it needs none of the site. */
export function productToStartWith(products: readonly Product[]): Product | undefined {
  const needed = products.flatMap(productsNeededBy);
  return products.find((product) => needed.includes(product.key) && productsNeededBy(product).length === 0);
}
