import { useStrings } from "../../features/language/use-strings.ts";
import { useSite } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import ProductsNavIsland from "./products-nav.island.tsx";

/** The products' names as bookmarks at the edge of the screen. */
export function ProductsNav() {
  const { products } = useSite();
  const { place, items } = useStrings("products");
  const places = products.map(({ key, colour }) => ({ id: key, name: items[key]?.name ?? "", colour }));
  return <Island name="products-nav" of={ProductsNavIsland} props={{ label: place, list: "product-list", places }} />;
}
