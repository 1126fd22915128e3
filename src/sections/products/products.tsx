import { Section } from "../../features/site/section.tsx";
import { usePageData, useStrings } from "../../features/site/site-context.tsx";
import { formatNumber } from "../../lib/format.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { Drawing } from "../../ui/inline-svg.tsx";
import { ProductBlock } from "./product-block.tsx";
import { pluginCount, productToStartWith } from "./product-relations.ts";

export function Products() {
  const { site, locale, productIcons } = usePageData();
  const { title, subtitle, index, startHere, items } = useStrings("products");
  const tools = formatNumber(site.products.length, locale);
  const count = formatNumber(pluginCount(site.products), locale);
  const first = productToStartWith(site.products);

  return (
    <Section id="products" title={title} lead={interpolate(subtitle, { tools, count })}>
      <nav className="product-index" aria-label={index}>
        <ol>
          {site.products.map(({ key, colour }) => (
            <li key={key}>
              <a href={`#${key}`} data-colour={colour}>
                <Drawing shapes={productIcons[key] ?? []} />
                <span>
                  {items[key]?.name}
                  {key === first?.key && <small>{startHere}</small>}
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div id="product-list" className="product-list">
        {site.products.map((product) => (
          <ProductBlock key={product.key} product={product} />
        ))}
      </div>
    </Section>
  );
}
