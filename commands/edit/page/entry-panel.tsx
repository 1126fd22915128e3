import { memo, useState } from "react";
import { type Locale, localeCodes, localeNames } from "../../../src/config/locales.ts";
import { placeholdersOf } from "../../../src/lib/fill.ts";
import type { Entry, Project, Remark } from "../protocol.ts";
import { remarksOnEntry } from "./all-remarks.ts";
import { CharacterBar } from "./character-bar.tsx";
import { type Drafts, isDraft, textIn } from "./drafts.ts";
import { fieldId } from "./field-id.ts";
import { TextField } from "./text-field.tsx";
import { words } from "./words.ts";

interface Properties {
  entry: Entry;
  project: Project;
  drafts: Drafts;
  remarks: readonly Remark[];
  change: (locale: Locale, key: string, text: string) => void;
  /** The language that the preview shows. */
  shown: Locale;
  /** Shows a language in the preview. */
  show: (locale: Locale) => void;
}

/** What its placeholders are filled with. */
function Placeholders({ entry, project, drafts }: Pick<Properties, "entry" | "project" | "drafts">) {
  const names = entry.items.flatMap(({ key, placeholders }) => [
    ...placeholders,
    ...placeholdersOf(textIn(project.texts, drafts, "en", key) ?? ""),
  ]);
  if (names.length === 0) return null;
  return (
    <p className="placeholders">
      <span>{words.keeps}</span>
      {[...new Set(names)].map((name) => (
        <code key={name}>{`{${name}}${project.values[name] ? ` = ${project.values[name]}` : ""}`}</code>
      ))}
    </p>
  );
}

/** The chosen text, or the texts of a list, in all languages. */
export const EntryPanel = memo(function EntryPanel({
  entry,
  project,
  drafts,
  remarks,
  change,
  shown,
  show,
}: Properties) {
  const own = remarksOnEntry(remarks, entry);
  const total = entry.items.length;
  const [target, setTarget] = useState({ locale: shown, key: entry.items[0]?.key ?? entry.key });
  return (
    <section className="room entry" aria-labelledby="entry-key">
      <h2 id="entry-key" aria-label={`${words.editing}: ${entry.key}`}>
        {entry.key}
      </h2>
      <p className="entry-purpose">{entry.purpose}</p>
      <Placeholders entry={entry} project={project} drafts={drafts} />
      {localeCodes.map((locale) => (
        <fieldset
          key={locale}
          className="language"
          onFocus={({ target: field }) => {
            show(locale);
            const item = entry.items.find(({ key }) => fieldId(locale, key) === field.id);
            if (item) setTarget({ locale, key: item.key });
          }}
        >
          <legend>
            <span lang={locale}>{localeNames[locale]}</span> <span className="language-code">{locale}</span>
          </legend>
          {own
            .filter((remark) => remark.locale === locale && remark.key === entry.key && entry.isList)
            .map(({ message }) => (
              <p key={message} className="remark remark-fault">
                {words.remark(message)}
              </p>
            ))}
          {entry.items.map((item, index) => (
            <TextField
              key={item.key}
              locale={locale}
              item={item}
              name={entry.isList ? words.itemOf(localeNames[locale], index + 1, total) : localeNames[locale]}
              number={entry.isList ? index + 1 : undefined}
              text={textIn(project.texts, drafts, locale, item.key) ?? ""}
              isChanged={isDraft(drafts, locale, item.key)}
              remarks={own.filter((remark) => remark.locale === locale && remark.key === item.key)}
              values={project.values}
              change={(text) => change(locale, item.key, text)}
              undo={() => change(locale, item.key, project.texts[locale][item.key] ?? "")}
            />
          ))}
        </fieldset>
      ))}
      <CharacterBar
        locale={target.locale}
        target={target.key}
        change={(text) => change(target.locale, target.key, text)}
      />
    </section>
  );
});
