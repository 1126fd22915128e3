import { useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import { defaultLocale, type Locale } from "../../../src/config/locales.ts";
import { type RenderedPage, renderedPages } from "../../../src/config/pages.ts";
import type { Entry, Project } from "../protocol.ts";
import { chosenSections, type Filter } from "./choose-entries.ts";
import { EntryPanel } from "./entry-panel.tsx";
import { fieldId } from "./field-id.ts";
import { NoticeBar } from "./notice-bar.tsx";
import { PreviewPane } from "./preview-pane.tsx";
import { TextList } from "./text-list.tsx";
import { TopBar } from "./top-bar.tsx";
import { useTexts } from "./use-texts.ts";
import { whereIs } from "./where.ts";

/** What is seen first is chosen first. */
function firstEntry({ sections, places }: Project): Entry {
  const entries = sections.flatMap((section) => section.entries);
  return entries.find((entry) => whereIs(entry, places)[0]?.kinds.has("seen")) ?? (entries[0] as Entry);
}

export function Editor({ loaded }: { loaded: Project }) {
  const texts = useTexts(loaded);
  const { project, drafts, remarks, save } = texts;
  const entries = useMemo(() => project.sections.flatMap((section) => section.entries), [project]);
  const [chosenKey, setChosenKey] = useState(() => firstEntry(loaded).key);
  const [page, setPage] = useState<RenderedPage>(renderedPages[0] as RenderedPage);
  const [locale, setLocale] = useState<Locale>(defaultLocale);
  const [query, setQuery] = useState("");
  const [filter, setFilter] = useState<Filter>("all");
  const entry = entries.find(({ key }) => key === chosenKey) ?? (entries[0] as Entry);

  const choose = useCallback(
    (wanted: Entry) => {
      setChosenKey(wanted.key);
      const where = whereIs(wanted, project.places);
      setPage((present) => (where[0] && !where.some((place) => place.page === present) ? where[0].page : present));
    },
    [project],
  );

  /** A click into the page leads to the text's field in the language that is shown. */
  const chooseKey = useCallback(
    (key: string) => {
      const wanted = entries.find(({ items }) => items.some((item) => item.key === key));
      if (!wanted) return;
      choose(wanted);
      requestAnimationFrame(() => document.getElementById(fieldId(locale, key))?.focus());
    },
    [entries, choose, locale],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [save]);

  const state = useDeferredValue(
    useMemo(() => ({ saved: project.texts, drafts, remarks }), [project, drafts, remarks]),
  );
  const sections = useMemo(
    () => chosenSections(project.sections, { query, filter }, state),
    [project, query, filter, state],
  );

  return (
    <>
      <TopBar name={project.name} status={texts.status} count={texts.count} save={save} />
      <main className="editor">
        <NoticeBar notice={texts.notice} close={() => texts.setNotice(undefined)} loadNewer={texts.loadNewer} />
        <div className="rooms">
          <TextList
            sections={sections}
            texts={state}
            chosen={entry}
            search={{ query, setQuery, filter, setFilter }}
            choose={choose}
            open={() => document.getElementById(fieldId(locale, entry.items[0]?.key ?? ""))?.focus()}
          />
          <EntryPanel
            key={entry.key}
            entry={entry}
            project={project}
            drafts={drafts}
            remarks={remarks}
            change={texts.change}
            shown={locale}
            show={setLocale}
          />
          <PreviewPane
            entry={entry}
            project={project}
            drafts={drafts}
            page={page}
            locale={locale}
            setPage={setPage}
            setLocale={setLocale}
            chooseKey={chooseKey}
          />
        </div>
      </main>
    </>
  );
}
