import { useRef } from "react";
import { isTooLong, lengthOf } from "../../../generator/texts/text-length.ts";
import { type Locale, locales } from "../../../src/config/locales.ts";
import type { Item, Remark } from "../protocol.ts";
import { fieldId } from "./field-id.ts";
import { words } from "./words.ts";

interface Properties {
  locale: Locale;
  item: Item;
  /** What it is called, for those who do not see where it stands. */
  name: string;
  /** Its number in a list. */
  number: number | undefined;
  text: string;
  isChanged: boolean;
  remarks: readonly Remark[];
  values: Readonly<Record<string, string>>;
  change: (text: string) => void;
  undo: () => void;
}

/** A text of the site has no lines of its own. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, " ");

/** For browsers that do not size a field by its content. */
const rowsFor = (text: string) => Math.max(1, Math.ceil(text.length / 46));

function lengthText(length: number, limit: number | undefined): string {
  if (limit === undefined) return words.length(length);
  return isTooLong(length, limit) ? words.tooLong(length, limit) : words.lengthOf(length, limit);
}

export function TextField({ locale, item, name, number, text, isChanged, remarks, values, change, undo }: Properties) {
  const area = useRef<HTMLTextAreaElement>(null);
  const id = fieldId(locale, item.key);
  const length = lengthOf(text, values);
  const isFaulty = remarks.some(({ kind }) => kind === "fault");

  // The length is said beside it.
  const others = remarks.filter(({ kind }) => kind !== "length");

  const takeBack = () => {
    undo();
    area.current?.focus();
  };

  return (
    <div className={`field${isChanged ? " is-changed" : ""}${number === undefined ? " is-single" : ""}`}>
      {number === undefined ? null : (
        <span className="field-number" aria-hidden="true">
          {words.item(number)}
        </span>
      )}
      <textarea
        ref={area}
        id={id}
        rows={rowsFor(text)}
        lang={locale}
        dir={locales[locale].dir}
        spellCheck
        aria-label={name}
        aria-describedby={`${id}-length ${id}-remarks`}
        aria-invalid={isFaulty || undefined}
        value={text}
        onChange={({ target }) => change(inOneLine(target.value))}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <div className="field-head">
        {isChanged ? (
          <button type="button" className="undo" aria-label={words.undoOf(name)} onClick={takeBack}>
            {words.undo}
          </button>
        ) : null}
        <span id={`${id}-length`} className={isTooLong(length, item.limit) ? "length is-long" : "length"}>
          {lengthText(length, item.limit)}
        </span>
      </div>
      <div id={`${id}-remarks`} className="remarks">
        {others.map(({ kind, message }) => (
          <p key={message} className={kind === "fault" ? "remark remark-fault" : "remark"}>
            {words.remark(message)}
          </p>
        ))}
      </div>
    </div>
  );
}
