import { productNeeded } from "../../config/plugin-requirements.ts";
import type { Product } from "../../config/site-schema.ts";

/** Counts plugins, not products: one plugin, with one repository, may contain several products. */
export function pluginCount(products: readonly Product[]): number {
  return new Set(products.map(({ repository }) => repository)).size;
}

export function samePluginAs(product: Product, products: readonly Product[]): Product | undefined {
  return products.find(({ key, repository }) => key !== product.key && repository === product.repository);
}

const productsNeededBy = ({ needs = [] }: Product) => needs.map(productNeeded).filter((key) => key !== undefined);

/** Returns the product to install first: one that other products need and that needs no product itself. */
export function productToStartWith(products: readonly Product[]): Product | undefined {
  const needed = products.flatMap(productsNeededBy);
  return products.find((product) => needed.includes(product.key) && productsNeededBy(product).length === 0);
}
