import { type Need, productNeeded } from "../../config/plugin-requirements.ts";
import type { Product } from "../../config/site-schema.ts";
import { usePageData, useSite, useStrings } from "../../features/site/site-context.tsx";
import { formatList } from "../../lib/format.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { InterpolatedText } from "../../ui/interpolated-text.tsx";
import { samePluginAs } from "./product-relations.ts";

/** The name of a need, linked to the needed product's block if the page has one. */
function NeedName({ need, of }: { need: Need; of: Product }) {
  const { products } = useSite();
  const name = useStrings("products").needs[need];
  const key = productNeeded(need);
  const hasBlock = key !== of.key && products.some((product) => product.key === key);
  return hasBlock ? <a href={`#${key}`}>{name}</a> : name;
}

function NeedList({ product, needs }: { product: Product; needs: readonly Need[] }) {
  const names = needs.map((need) => [need, <NeedName key={need} need={need} of={product} />]);
  return <InterpolatedText text={formatList(needs, usePageData().locale)} parts={Object.fromEntries(names)} />;
}

export function ProductFacts({ product }: { product: Product }) {
  const { products } = useSite();
  const { platformRange, platformFrom, needsLabel, samePlugin, items } = useStrings("products");
  const { component, platform, needs } = product;
  const related = samePluginAs(product, products);

  return (
    <FactList>
      {component}
      {platform && interpolate(platform.to ? platformRange : platformFrom, platform)}
      {needs && (
        <InterpolatedText text={needsLabel} parts={{ "{needs}": <NeedList product={product} needs={needs} /> }} />
      )}
      {related && (
        <InterpolatedText
          text={samePlugin}
          parts={{ "{product}": <a href={`#${related.key}`}>{items[related.key]?.name}</a> }}
        />
      )}
    </FactList>
  );
}
