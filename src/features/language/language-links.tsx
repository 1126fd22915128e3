import { localeCodes, locales } from "../../config/locales.ts";
import type { PageKey } from "../../config/pages.ts";
import { pathOf } from "../../lib/addresses.ts";
import { useLanguage } from "./language-context.tsx";

interface LanguageLinksProps {
  page: PageKey;
  label: string;
  className?: string;
}

export function LanguageLinks({ page, label, className }: LanguageLinksProps) {
  const { locale } = useLanguage();
  return (
    <nav aria-label={label} className={className}>
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
