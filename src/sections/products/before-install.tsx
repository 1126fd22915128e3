import type { Product } from "../../config/site-schema.ts";
import { usePageData, useStrings } from "../../features/site/site-context.tsx";
import { ownerAnswers } from "./owner-answers.tsx";

/** What a teacher, an administrator and a data protection officer ask first; closed, for those who want to know. */
export function BeforeInstall({ product }: { product: Product }) {
  const { title, topics, answers } = useStrings("products").beforeInstall;
  const { site, locale } = usePageData();
  const all: ReturnType<typeof ownerAnswers> = { ...answers[product.key], ...ownerAnswers(product, site, locale) };
  const given = Object.entries(topics).filter(([topic]) => all[topic]);
  if (given.length === 0) return null;
  return (
    <details className="before-install">
      <summary>{title}</summary>
      <dl>
        {given.map(([topic, label]) => (
          <div key={topic}>
            <dt>{label}</dt>
            <dd>{all[topic]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
