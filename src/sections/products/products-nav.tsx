import { useStrings } from "../../features/language/use-strings.ts";
import { useSite } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import SectionNav from "./section-nav.island.tsx";

/** The products' names as bookmarks at the edge of the screen. */
export function ProductsNav() {
  const { products } = useSite();
  const { place, items } = useStrings("products");
  const places = products.map(({ key, colour }) => ({ id: key, name: items[key]?.name ?? "", colour }));
  return <Island name="section-nav" of={SectionNav} props={{ label: place, list: "product-list", places }} />;
}
