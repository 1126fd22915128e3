import { localeCodes, locales } from "../../config/locales.ts";
import type { PageKey } from "../../config/pages.ts";
import { pathOf } from "../../lib/addresses.ts";
import { useLanguage } from "./language-context.tsx";

/** The inline script stores the language of a clicked link: an unprefixed URL would redirect back otherwise. */
export function LanguageLinks({ page, label }: { page: PageKey; label: string }) {
  const { locale } = useLanguage();
  return (
    <nav aria-label={label}>
      <ul className="language-links">
        {localeCodes.map((code) => (
          <li key={code}>
            <a href={pathOf(page, code)} lang={code} hrefLang={code} aria-current={code === locale || undefined}>
              {locales[code].name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
