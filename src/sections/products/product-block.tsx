import { site } from "../../config/site.ts";
import type { Product } from "../../config/site-schema.ts";
import { useStrings } from "../../features/language/use-language.ts";
import { fill } from "../../lib/fill.ts";
import { repositoryAddress } from "../../lib/links.ts";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { Demo } from "./demo.tsx";
import { useFacts } from "./use-facts.ts";

export function ProductBlock({ product, position }: { product: Product; position: number }) {
  const strings = useStrings("products");
  const words = useStrings("accessibility");
  const facts = useFacts(product);
  const texts = strings.items[product.key];
  if (!texts) return null;
  const titleId = `${product.key}-title`;

  return (
    <article id={product.key} data-colour={product.colour} className="product" aria-labelledby={titleId}>
      <div className="product-text">
        <p className="product-name">
          <Icon name={product.icon} />
          <span>{texts.name}</span>
          <span className="product-position">{fill(strings.position, { position, total: site.products.length })}</span>
        </p>
        <h3 id={titleId}>{texts.title}</h3>
        <p className="product-description">{texts.description}</p>
        <NewTabLink
          href={repositoryAddress(site, product)}
          hint={words.opensInNewTab}
          name={fill(strings.downloadOf, { product: texts.name })}
          className="button button-ink"
        >
          <Icon name="download" />
          <span>{strings.download}</span>
        </NewTabLink>
        {facts.length > 0 ? (
          <ul className="product-facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <Demo product={product} name={texts.name} description={texts.demo} />
    </article>
  );
}
