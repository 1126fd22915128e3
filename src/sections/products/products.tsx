import { Headline } from "../../features/language/headline.tsx";
import { useStrings } from "../../features/language/use-strings.ts";
import { useSiteFacts } from "../../features/site/site-context.tsx";
import { ShapesIcon } from "../../ui/icon.tsx";
import { productToStartWith } from "./plugins.ts";
import { ProductBlock } from "./product-block.tsx";

export function Products() {
  const { site, productIcons } = useSiteFacts();
  const { title, subtitle, index, startHere, items } = useStrings("products");
  const first = productToStartWith(site.products);

  return (
    <section id="products" className="section" aria-labelledby="products-title">
      <div className="section-head">
        <h2 id="products-title">
          <Headline>{title}</Headline>
        </h2>
        <p className="lead">{subtitle}</p>
      </div>
      <nav className="product-index" aria-label={index}>
        <ol>
          {site.products.map(({ key, colour }) => (
            <li key={key}>
              <a href={`#${key}`} data-colour={colour}>
                <ShapesIcon shapes={productIcons[key] ?? []} />
                <span>
                  {items[key]?.name}
                  {key === first?.key ? <small>{startHere}</small> : null}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div id="product-list" className="product-list">
        {site.products.map((product, position) => (
          <ProductBlock key={product.key} product={product} position={position + 1} />
        ))}
      </div>
    </section>
  );
}
