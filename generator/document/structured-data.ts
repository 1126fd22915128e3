import type { Graph } from "schema-dts";
import type { Locale } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";
import type { Strings } from "../../src/content/strings.ts";
import { pathOf } from "../../src/lib/addresses.ts";
import { tag } from "./html.ts";

function structuredData(site: Site, strings: Strings, locale: Locale): Graph {
  const organisation = { "@id": `${site.origin}/#organisation` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        ...organisation,
        name: site.name,
        legalName: site.legalName,
        url: site.origin,
        logo: `${site.origin}/brand/icon-512.png`,
        email: site.contactEmail,
        sameAs: [site.organisation],
      },
      {
        "@type": "WebSite",
        "@id": `${site.origin}/#website`,
        name: site.name,
        url: site.origin + pathOf("landing", locale),
        description: strings.meta.landing.description,
        inLanguage: locale,
        publisher: organisation,
      },
    ],
  };
}

/** The data as a `<script>`, with `<` escaped so that no value can close it. */
export function structuredDataScript(site: Site, strings: Strings, locale: Locale): string {
  const json = JSON.stringify(structuredData(site, strings, locale)).replaceAll("<", "\\u003c");
  return tag("script", { type: "application/ld+json" }, json);
}
