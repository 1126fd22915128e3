import type { ReactNode } from "react";
import type { Site } from "../../config/site-schema.ts";
import { useLanguage } from "../../features/language/language-context.tsx";
import { LanguageLinks } from "../../features/language/language-links.tsx";
import { usePageData, useStrings } from "../../features/site/site-context.tsx";
import { ThemeToggle } from "../../features/theme/theme-toggle.tsx";
import { Island } from "../../islands/island.tsx";
import { formatDay, formatNumber } from "../../lib/format.ts";
import { mailtoUrl } from "../../lib/links.ts";
import { Bookmarks } from "../../ui/bookmarks.tsx";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { InterpolatedText } from "../../ui/interpolated-text.tsx";
import CloseButton from "./close-button.island.tsx";
import { ownerClauses } from "./owner-clauses.ts";
import TableOfContents from "./table-of-contents.island.tsx";

const linkTo = (address: string) => <a href={address.includes("://") ? address : mailtoUrl(address)}>{address}</a>;

/** Links for the owner's e-mail addresses and URLs, keyed by the address as it appears in legal texts. */
function legalLinks({ contactEmail, shop, links, legal }: Site): Record<string, ReactNode> {
  const addresses = [contactEmail, legal.dataProtectionContact, shop, links.dataProtection, legal.shopTerms];
  return Object.fromEntries(addresses.flatMap((address) => (address ? [[address, linkTo(address)]] : [])));
}

export function LegalDocument({ page }: { page: "terms" | "privacy" }) {
  const { locale, pathTo } = useLanguage();
  const { useDark, useLight, closePage, otherLanguages } = useStrings("accessibility");
  const { site, today, strings } = usePageData();
  const { termsOfService, privacyPolicy } = strings[locale];
  const texts = page === "privacy" ? privacyPolicy : termsOfService;
  const additions: Readonly<Record<string, readonly string[]>> = ownerClauses(site, strings[locale], locale)[page];
  const links = legalLinks(site);
  const sections = Object.entries(texts.sections).map(([key, { title, body }], index) => ({
    heading: { id: `section-${index + 1}`, number: formatNumber(index + 1, locale), title },
    paragraphs: [...body, ...(additions[key] ?? [])],
  }));
  const contents = { label: texts.contents, sections: sections.map(({ heading }) => heading) };
  const day = (
    <time dateTime={today} data-today>
      {formatDay(today, locale)}
    </time>
  );

  return (
    <>
      <header className="legal-bar">
        <a href={pathTo("landing")} className="brand">
          <BrandMark />
          <span>{site.name}</span>
        </a>
        <ThemeToggle useDark={useDark} useLight={useLight} />
        <Island name="close-button" component={CloseButton} props={{ label: closePage, landing: pathTo("landing") }} />
      </header>
      <main id="content" className="legal">
        <Bookmarks />
        <h1>{texts.title}</h1>
        <p className="legal-date">
          <InterpolatedText text={texts.lastUpdated} parts={{ "{date}": day }} />
        </p>
        <p className="lead">{texts.introduction}</p>
        <Island name="table-of-contents" component={TableOfContents} props={contents} />
        {sections.map(({ heading: { id, number, title }, paragraphs }) => (
          <section key={id} id={id} className="legal-section">
            <h2>
              <span className="legal-number">{number}</span>
              <span>{title}</span>
            </h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>
                <InterpolatedText text={paragraph} parts={links} />
              </p>
            ))}
          </section>
        ))}
        {page === "privacy" && (
          <p>
            <InterpolatedText text={privacyPolicy.contact} parts={links} />
          </p>
        )}
      </main>
      <footer className="legal-foot">
        <LanguageLinks page={page} label={otherLanguages} />
      </footer>
    </>
  );
}
