import { type Locale, localeCodes } from "../../config/locales.ts";
import type { NotFoundTexts } from "../../content/page-strings.ts";
import { pathOf } from "../../lib/addresses.ts";

/**
 * One document answers for every missing address, so it holds the message in each language; the first script sets
 * `<html lang>`, and the styles show the one that fits it.
 */
export function NotFoundMessage({ texts }: { texts: Readonly<Record<Locale, NotFoundTexts>> }) {
  return (
    <>
      {localeCodes.map((code) => (
        <div key={code} lang={code} className="in-language">
          <p className="not-found-title">{texts[code].title}</p>
          <p className="lead">{texts[code].description}</p>
          <a href={pathOf("landing", code)} className="button button-ink">
            {texts[code].home}
          </a>
        </div>
      ))}
    </>
  );
}
