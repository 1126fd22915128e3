import type { Site } from "../../src/config/site-schema.ts";
import { tag } from "./html.ts";

/** What search engines show of the site and its owner. `<` is escaped, so that no value can close the script. */
export function structuredData({ origin, name, legalName, contactEmail, organisation }: Site): string {
  const graph = [
    {
      "@type": "Organization",
      name,
      legalName,
      url: origin,
      logo: `${origin}/brand/icon-512.png`,
      email: contactEmail,
      sameAs: [organisation],
    },
    { "@type": "WebSite", name, url: `${origin}/` },
  ];
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph });
  return tag("script", { type: "application/ld+json" }, json.replaceAll("<", "\\u003c"));
}
