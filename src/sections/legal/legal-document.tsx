import type { PageKey } from "../../config/pages.ts";
import { LanguageLinks } from "../../features/language/language-links.tsx";
import { useLanguage } from "../../features/language/use-language.ts";
import { useStrings } from "../../features/language/use-strings.ts";
import { useSiteFacts } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { writtenDay } from "../../lib/dates.ts";
import { writtenNumber } from "../../lib/numbers.ts";
import { Bookmarks } from "../../ui/bookmarks.tsx";
import { BrandMark } from "../../ui/brand-mark.tsx";
import { LinkedText } from "../../ui/linked-text.tsx";
import { TextWith } from "../../ui/text-with.tsx";
import type { Additions } from "./additions.ts";
import Close from "./close.island.tsx";
import Contents from "./contents.island.tsx";
import { legalLinks } from "./legal-links.ts";
import Theme from "./theme.island.tsx";

/** What both legal documents have. */
interface LegalTexts {
  title: string;
  lastUpdated: string;
  introduction: string;
  contents: string;
  sections: Readonly<Record<string, { title: string; body: readonly string[] }>>;
}

interface Properties {
  page: PageKey;
  texts: LegalTexts;
  additions: Additions;
  /** A last line, after the sections. */
  closing?: string;
}

/** A page to read: an index, numbered sections, the way out at the top. */
export function LegalDocument({ page, texts, additions, closing }: Properties) {
  const { locale, pathTo } = useLanguage();
  const words = useStrings("accessibility");
  const { site, today } = useSiteFacts();
  const links = legalLinks(site);
  const sections = Object.entries(texts.sections);

  return (
    <>
      <header className="legal-bar">
        <a href={pathTo("landing")} className="brand">
          <BrandMark />
          <span>{site.name}</span>
        </a>
        <Island name="theme" of={Theme} props={{ useDark: words.useDark, useLight: words.useLight }} />
        <Island name="close" of={Close} props={{ label: words.closePage, landing: pathTo("landing") }} />
      </header>
      <main id="content" className="legal">
        <Bookmarks />
        <h1>{texts.title}</h1>
        <p className="legal-date">
          <TextWith text={texts.lastUpdated} name="date">
            <time dateTime={today} data-today>
              {writtenDay(today, locale)}
            </time>
          </TextWith>
        </p>
        <p className="lead">{texts.introduction}</p>
        <Island
          name="contents"
          of={Contents}
          props={{
            label: texts.contents,
            sections: sections.map(([, { title }], index) => ({
              id: `section-${index + 1}`,
              number: writtenNumber(index + 1, locale),
              title,
            })),
          }}
        />
        {sections.map(([key, { title, body }], index) => (
          <section key={key} id={`section-${index + 1}`} className="legal-section">
            <h2>
              <span className="legal-number">{writtenNumber(index + 1, locale)}</span>
              <span>{title}</span>
            </h2>
            {[...body, ...(additions[key] ?? [])].map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} links={links} />
              </p>
            ))}
          </section>
        ))}
        {closing ? (
          <p>
            <LinkedText text={closing} links={links} />
          </p>
        ) : null}
      </main>
      <footer className="legal-foot">
        <LanguageLinks page={page} label={words.otherLanguages} />
      </footer>
    </>
  );
}
