import { useSite, useStrings } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import ProductsNavIsland from "./products-nav.island.tsx";

export function ProductsNav() {
  const { products } = useSite();
  const { place, items } = useStrings("products");
  const blocks = products.map(({ key, colour }) => ({ id: key, name: items[key]?.name ?? "", colour }));
  return <Island name="products-nav" component={ProductsNavIsland} props={{ label: place, blocks }} />;
}
