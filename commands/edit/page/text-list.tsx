import { type KeyboardEvent, useEffect, useRef } from "react";
import { defaultLocale } from "../../../src/config/locales.ts";
import type { Entry, Section } from "../protocol.ts";
import { type EntryState, type Filter, filters, stateOf, type Texts } from "./choose-entries.ts";
import { textIn } from "./drafts.ts";
import { stepFrom } from "./step.ts";
import { filterNames, words } from "./words.ts";

interface Properties {
  sections: readonly Section[];
  texts: Texts;
  chosen: Entry;
  search: { query: string; setQuery: (query: string) => void; filter: Filter; setFilter: (filter: Filter) => void };
  choose: (entry: Entry) => void;
  /** Goes on to the field of the chosen text. */
  open: () => void;
}

const optionId = (key: string) => `option-${key}`;

function Marks({ missing, isChanged, isFaulty, isCopy, isLong, isRemarked }: EntryState) {
  const marks = [
    isFaulty && missing === 0 ? ["fault", words.faulty] : undefined,
    missing > 0 ? ["fault", words.missing(missing)] : undefined,
    isChanged ? ["draft", words.notSavedMark] : undefined,
    isLong ? ["warning", words.long] : undefined,
    isCopy ? ["warning", words.copied] : undefined,
    isRemarked && !(isFaulty || isLong || isCopy) ? ["warning", words.remarked] : undefined,
  ].filter((mark) => mark !== undefined);
  return (
    <span className="option-marks">
      {marks.map(([kind, text]) => (
        <span key={text} className={`mark mark-${kind}`}>
          {text}
        </span>
      ))}
    </span>
  );
}

function Option({
  entry,
  texts,
  isChosen,
  choose,
}: {
  entry: Entry;
  texts: Texts;
  isChosen: boolean;
  choose: () => void;
}) {
  const first = entry.items[0]?.key ?? entry.key;
  return (
    // The list has the focus and answers the keys for all its options.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div id={optionId(entry.key)} role="option" aria-selected={isChosen} className="option" onClick={choose}>
      <span className="option-text">{textIn(texts.saved, texts.drafts, defaultLocale, first)}</span>
      <span className="option-key">{entry.key.slice(entry.key.indexOf(".") + 1)}</span>
      <Marks {...stateOf(entry, texts)} />
    </div>
  );
}

/** Search and the list of texts. The list is one stop of the Tab key; the arrows go from text to text. */
export function TextList({ sections, texts, chosen, search, choose, open }: Properties) {
  const list = useRef<HTMLDivElement>(null);
  const entries = sections.flatMap((section) => section.entries);

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another list it stands elsewhere
  useEffect(() => {
    list.current?.querySelector(`[id="${optionId(chosen.key)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [chosen, entries.length]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      // The key is not to be typed into the field as well.
      event.preventDefault();
      return open();
    }
    const next = stepFrom(entries, entries.indexOf(chosen), event.key);
    if (!next) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <nav className="room texts" aria-label={words.list}>
      <div className="search">
        <label>
          <span>{words.search}</span>
          <input type="search" value={search.query} onChange={({ target }) => search.setQuery(target.value)} />
        </label>
        <label>
          <span>{words.filter}</span>
          <select value={search.filter} onChange={({ target }) => search.setFilter(target.value as Filter)}>
            {filters.map((filter) => (
              <option key={filter} value={filter}>
                {filterNames[filter]}
              </option>
            ))}
          </select>
        </label>
        <p role="status">{entries.length > 0 ? words.found(entries.length) : words.none}</p>
      </div>
      <div
        ref={list}
        role="listbox"
        aria-label={words.list}
        tabIndex={0}
        className="options"
        aria-activedescendant={entries.includes(chosen) ? optionId(chosen.key) : undefined}
        onKeyDown={onKey}
      >
        {sections.map((section) => (
          // biome-ignore lint/a11y/useSemanticElements: a list of options may have groups, and no fieldset
          <div key={section.key} role="group" aria-labelledby={`section-${section.key}`} className="section-group">
            <div id={`section-${section.key}`} role="presentation" className="section-name">
              <span>{section.key}</span> <span className="section-purpose">{section.purpose}</span>
            </div>
            {section.entries.map((entry) => (
              <Option
                key={entry.key}
                entry={entry}
                texts={texts}
                isChosen={entry === chosen}
                choose={() => choose(entry)}
              />
            ))}
          </div>
        ))}
      </div>
    </nav>
  );
}
