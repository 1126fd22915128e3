import { localeCodes, locales } from "../../config/locales.ts";
import type { PageKey } from "../../config/pages.ts";
import { pathOf } from "../../lib/addresses.ts";
import { useLanguage } from "./language-context.tsx";

export function LanguageLinks({ page, label, className }: { page: PageKey; label: string; className?: string }) {
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
