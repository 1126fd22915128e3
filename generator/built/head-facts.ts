/** What a document says of itself to browsers and search engines. */
export interface HeadFacts {
  lang: string | undefined;
  title: string | undefined;
  canonical: string | undefined;
  /** Addresses by language, `x-default` among them. */
  alternates: Readonly<Record<string, string>>;
  /** Every language in which some part of it is. */
  languages: readonly string[];
}

const unescaped: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

const unescapeHtml = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name) => unescaped[name] ?? whole);

/** The attributes of every tag of a name, in the order of the document. */
export function attributesOf(html: string, name: string): Record<string, string>[] {
  const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
  return [...html.matchAll(new RegExp(`<${name}(?=[\\s>])[^>]*>`, "gi"))].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(attribute)].map(([, key = "", ...values]) => [
        key.toLowerCase(),
        unescapeHtml(values.find((value) => value !== undefined) ?? ""),
      ]),
    ),
  );
}

/** Reads a document; what it does not say is not there. */
export function headFactsIn(html: string): HeadFacts {
  const links = attributesOf(html, "link");
  const [, title] = /<title>([^<]*)<\/title>/i.exec(html) ?? [];
  const alternates = links.filter(({ rel, hreflang }) => rel === "alternate" && hreflang);
  const languages = attributesOf(html, "[a-z][a-z0-9]*").map(({ lang }) => lang);
  return {
    lang: attributesOf(html, "html")[0]?.lang,
    title: title === undefined ? undefined : unescapeHtml(title),
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
    alternates: Object.fromEntries(alternates.map(({ hreflang = "", href = "" }) => [hreflang, href])),
    languages: [...new Set(languages.filter((lang) => lang !== undefined))],
  };
}
