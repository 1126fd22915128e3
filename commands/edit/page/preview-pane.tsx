import { useState } from "react";
import { type Locale, localeCodes, localeNames } from "../../../src/config/locales.ts";
import { type RenderedPage, renderedPages } from "../../../src/config/pages.ts";
import { Choice } from "./choice.tsx";
import { PlaceCards, type PlaceProperties } from "./place-cards.tsx";
import { PreviewFrame } from "./preview-frame.tsx";
import { type Width, widths } from "./widths.ts";
import { pageName, words } from "./words.ts";

interface Properties extends PlaceProperties {
  setLocale: (locale: Locale) => void;
  /** Chooses the text that has been clicked. */
  chooseKey: (key: string) => void;
}

/** The page as visitors will see it, with the texts as they stand in the editor. */
export function PreviewPane({ entry, project, drafts, page, locale, setPage, setLocale, chooseKey }: Properties) {
  const [width, setWidth] = useState<Width>("desktop");
  const [theme, setTheme] = useState<"light" | "dark">("light");
  return (
    <section className="room preview" aria-label={words.preview}>
      <div className="preview-choices">
        <label>
          <span className="sr-only">{words.page}</span>
          <select value={page} onChange={({ target }) => setPage(target.value as RenderedPage)}>
            {renderedPages.map((key) => (
              <option key={key} value={key}>
                {pageName(key)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="sr-only">{words.language}</span>
          <select value={locale} onChange={({ target }) => setLocale(target.value as Locale)}>
            {localeCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {localeNames[code]}
              </option>
            ))}
          </select>
        </label>
        <Choice
          label={words.width}
          value={width}
          choose={setWidth}
          options={(Object.keys(widths) as Width[]).map((value) => ({ value, text: words[value] }))}
        />
        <Choice
          label={words.theme}
          value={theme}
          choose={setTheme}
          options={(["light", "dark"] as const).map((value) => ({ value, text: words[value] }))}
        />
      </div>
      <PlaceCards entry={entry} project={project} drafts={drafts} page={page} locale={locale} setPage={setPage} />
      <PreviewFrame
        page={page}
        locale={locale}
        texts={drafts[locale]}
        keys={entry.items.map(({ key }) => key)}
        width={widths[width]}
        isDark={theme === "dark"}
        chooseKey={chooseKey}
      />
      <p className="hint">{words.hint}</p>
    </section>
  );
}
