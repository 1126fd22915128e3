import type { Product } from "../../config/site-schema.ts";
import { Headline } from "../../features/site/headline.tsx";
import { usePageData, useStrings } from "../../features/site/site-context.tsx";
import { interpolate } from "../../lib/interpolate.ts";
import { repositoryUrl } from "../../lib/links.ts";
import { Icon } from "../../ui/icon.tsx";
import { Drawing } from "../../ui/inline-svg.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { BeforeInstall } from "./before-install.tsx";
import { Demo } from "./demo.tsx";
import { ProductFacts } from "./product-facts.tsx";

export function ProductBlock({ product }: { product: Product }) {
  const { site, productIcons } = usePageData();
  const strings = useStrings("products");
  const labels = useStrings("accessibility");
  const texts = strings.items[product.key];
  if (!texts) return null;
  const titleId = `${product.key}-title`;
  const link = {
    href: repositoryUrl(site, product),
    name: interpolate(strings.downloadOf, { product: texts.name }),
    hint: labels.opensInNewTab,
  };

  return (
    <article id={product.key} data-colour={product.colour} className="product ribbon-end" aria-labelledby={titleId}>
      <div className="product-text">
        <p className="product-name">
          <Drawing shapes={productIcons[product.key] ?? []} />
          <span>{texts.name}</span>
        </p>
        <h3 id={titleId}>
          <Headline>{texts.title}</Headline>
        </h3>
        <p className="product-description">{texts.description}</p>
        <NewTabLink className="button button-ink" {...link}>
          <Icon name="download" />
          <span>{strings.download}</span>
        </NewTabLink>
        <ProductFacts product={product} />
      </div>
      <BeforeInstall product={product} />
      <Demo product={product} name={texts.name} description={texts.demo} download={{ text: strings.download, link }} />
    </article>
  );
}
