import { useEffect } from "react";
import { isLocale } from "../config/locales.ts";
import { useLanguage } from "../features/language/use-language.ts";
import { NotFoundMessage } from "../sections/not-found/not-found-message.tsx";
import { Bookmarks } from "../ui/bookmarks.tsx";

export default function NotFound() {
  const texts = useLanguage().strings.everyNotFound;
  if (!texts) throw new Error("The strings of the page notFound lack everyNotFound: see build/plugins/strings.ts");

  useEffect(() => {
    console.error(`404: there is no page at ${location.pathname}`);
    const { lang } = document.documentElement;
    if (isLocale(lang)) document.title = texts[lang].pageTitle;
  }, [texts]);

  return (
    <main id="content" className="not-found">
      <Bookmarks />
      <h1>404</h1>
      <NotFoundMessage texts={texts} />
    </main>
  );
}
