import { useRef } from "react";
import { site } from "../../config/site.ts";
import { useStrings } from "../../features/language/use-language.ts";
import { useReached } from "../../features/scroll/use-reached.ts";
import { Icon } from "../../ui/icon.tsx";
import { ProductBlock } from "./product-block.tsx";
import { ReaderPlace } from "./reader-place.tsx";

export function Products() {
  const { title, subtitle, index, items } = useStrings("products");
  const list = useRef<HTMLDivElement>(null);
  const reached = useReached(list);

  return (
    <section id="products" className="section" aria-labelledby="products-title">
      <div className="section-head">
        <h2 id="products-title">{title}</h2>
        <p className="lead">{subtitle}</p>
      </div>
      <nav className="product-index" aria-label={index}>
        <ol>
          {site.products.map(({ key, icon, colour }) => (
            <li key={key}>
              <a href={`#${key}`} data-colour={colour}>
                <Icon name={icon} />
                <span>{items[key]?.name}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <ReaderPlace reached={reached} />
      <div ref={list} className="product-list">
        {site.products.map((product, position) => (
          <ProductBlock key={product.key} product={product} position={position + 1} />
        ))}
      </div>
    </section>
  );
}
