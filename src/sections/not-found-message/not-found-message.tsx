import { localeCodes, locales } from "../../config/locales.ts";
import { usePageData } from "../../features/site/site-context.tsx";
import { pathOf } from "../../lib/addresses.ts";

/** The message in every language, of which CSS shows the one that matches `<html lang>`: there is one 404 document. */
export function NotFoundMessage() {
  const { strings } = usePageData();
  return localeCodes.map((code) => (
    <div
      key={code}
      lang={code}
      dir={locales[code].dir === "rtl" ? "rtl" : undefined}
      className="in-language"
      data-title={strings[code].meta.notFound.title}
    >
      <div className="title">{strings[code].notFound.title}</div>
      <p className="lead">{strings[code].notFound.description}</p>
      <a className="button button-ink" href={pathOf("landing", code)}>
        {strings[code].notFound.home}
      </a>
    </div>
  ));
}
